import { expect, test } from 'vitest';
import { applyStage, inApplyOrder, inventoryId } from './apply-order.ts';

const object = (apiVersion: string, kind: string, name: string, namespace?: string) => ({
  object: { apiVersion, kind, metadata: { name, ...(namespace === undefined ? {} : { namespace }) } },
});

test('definitions come first, then classes, then the rest by kind, group, namespace and name', () => {
  const objects = [
    object('admissionregistration.k8s.io/v1', 'MutatingWebhookConfiguration', 'hook'),
    object('apps/v1', 'Deployment', 'b', 'y'),
    object('apps/v1', 'Deployment', 'a', 'y'),
    object('apps/v1', 'Deployment', 'z', 'x'),
    object('example.org/v1', 'Widget', 'w'),
    object('v1', 'ConfigMap', 'c', 'x'),
    object('storage.k8s.io/v1', 'StorageClass', 's'),
    object('rbac.authorization.k8s.io/v1', 'ClusterRole', 'r'),
    object('v1', 'Namespace', 'x'),
    object('apiextensions.k8s.io/v1', 'CustomResourceDefinition', 'd'),
  ];
  expect(inApplyOrder(objects).map((each) => `${applyStage(each.object)} ${inventoryId(each.object)}`)).toEqual([
    '1 _d_apiextensions.k8s.io_CustomResourceDefinition',
    '1 _x__Namespace',
    '1 _r_rbac.authorization.k8s.io_ClusterRole',
    '2 _s_storage.k8s.io_StorageClass',
    '3 x_c__ConfigMap',
    '3 x_z_apps_Deployment',
    '3 y_a_apps_Deployment',
    '3 y_b_apps_Deployment',
    '3 _w_example.org_Widget',
    '3 _hook_admissionregistration.k8s.io_MutatingWebhookConfiguration',
  ]);
});

test('the inventory writes colons of RBAC names in another way', () => {
  const role = object('rbac.authorization.k8s.io/v1', 'ClusterRole', 'system:reader').object;
  expect(inventoryId(role)).toBe('_system__reader_rbac.authorization.k8s.io_ClusterRole');
});
