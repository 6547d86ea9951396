/** The parts of the objects of the tables. */
export const metadata = { name: 'web', namespace: 'lab' };
export const labels = { app: 'web' };
export const container = { name: 'web', image: 'web:1' };
export const template = { metadata: { labels }, spec: { containers: [container] } };
export const jobTemplate = { spec: { restartPolicy: 'Never', containers: [container] } };
export const claim = { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } };
