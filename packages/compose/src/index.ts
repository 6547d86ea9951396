export { fieldPathText, parseFieldPath, readFieldPath, type Segment, WILDCARD } from './paths/field-path.ts';
export { deleteField, expandWildcards, getFieldValue, setFieldValue } from './paths/field-value.ts';
export { type MergeOptions, mergeFieldValue } from './paths/merge-value.ts';
export { CrossplaneError } from './values/crossplane-error.ts';
export { floatJson, type GoJson, type GoObject, kubernetesJson } from './values/go-json.ts';
