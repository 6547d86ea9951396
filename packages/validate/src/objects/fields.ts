export { type Fields, fieldsOf, isFields, listOf } from '@slipway/manifest';
