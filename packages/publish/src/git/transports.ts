/** How Git may reach a remote; what runs a program of its own (`ext::`, `fd::` and other helpers) is none of them. */
export const TRANSPORTS = ['https', 'http', 'ssh', 'git', 'file'] as const;
