// @ts-nocheck
// Generated from review.schema.json. To change it, run npm run codegen:settings.
"use strict";
export const validateReview = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"slipway review --output json","type":"object","required":["summary","changes","risks","unknown","kustomizations"],"properties":{"summary":{"type":"object","required":["base","head","changed","risk","clusters","changedClusters","actions","newClusters","removedClusters","noiseOnly","hidden"],"properties":{"base":{"type":"string"},"head":{"type":"string"},"changed":{"type":"boolean"},"risk":{"$ref":"#/definitions/risk"},"clusters":{"type":"integer","minimum":0},"changedClusters":{"type":"integer","minimum":0},"actions":{"type":"object","propertyNames":{"$ref":"#/definitions/action"},"additionalProperties":{"type":"integer","minimum":0}},"newClusters":{"$ref":"#/definitions/names"},"removedClusters":{"$ref":"#/definitions/names"},"noiseOnly":{"type":"integer","minimum":0},"hidden":{"$ref":"#/definitions/hidden"}},"additionalProperties":false},"changes":{"type":"array","items":{"type":"object","required":["action","apiVersion","kind","name","clusters","risk","rules","hunks","kustomization"],"properties":{"action":{"$ref":"#/definitions/action"},"apiVersion":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"risk":{"$ref":"#/definitions/risk"},"rules":{"$ref":"#/definitions/names"},"hunks":{"type":"array","items":{"$ref":"#/definitions/hunk"}},"kustomization":{"type":"string"},"movedFrom":{"type":"string"},"renamedFrom":{"type":"string"},"renamedTo":{"type":"string"},"why":{"enum":["removed","pruning-changes","owner-deleted","namespace-deleted","definition-deleted","not-pruned","cluster-changed","refused","refused-with-another","waits-for-refused","may-be-deleted-first"]},"refusals":{"$ref":"#/definitions/names"},"restarts":{"const":true},"hidden":{"$ref":"#/definitions/hidden"},"cause":{"$ref":"#/definitions/cause"},"was":{"$ref":"#/definitions/cause"}},"additionalProperties":false}},"risks":{"type":"array","items":{"type":"object","required":["rule","level","evidence","remedy","objects","clusters"],"properties":{"rule":{"type":"string"},"level":{"$ref":"#/definitions/risk"},"evidence":{"type":"string"},"remedy":{"type":"string"},"objects":{"$ref":"#/definitions/names"},"clusters":{"$ref":"#/definitions/names"}},"additionalProperties":false}},"unknown":{"type":"array","items":{"type":"object","required":["what","name","clusters"],"properties":{"what":{"enum":["not-built","fails-on-both","in-part","suspended","chart","variable"]},"side":{"enum":["base","head"]},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names"},"message":{"type":"string"}},"additionalProperties":false}},"kustomizations":{"type":"array","items":{"type":"object","required":["name","clusters","source","dependsOn"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"source":{"type":"string"},"dependsOn":{"$ref":"#/definitions/names"},"appliedBy":{"type":"string"},"only":{"enum":["base","head"]}},"additionalProperties":false}},"reviewers":{"type":"array","items":{"type":"object","required":["owner","changes","risk","files"],"properties":{"owner":{"type":"string"},"changes":{"type":"integer","minimum":1},"risk":{"$ref":"#/definitions/risk"},"files":{"$ref":"#/definitions/names","minItems":1}},"additionalProperties":false}},"findings":{"type":"array","items":{"type":"object"}}},"additionalProperties":false,"definitions":{"cause":{"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false},"action":{"enum":["create","change","delete","orphan","move","recreate","blocked"]},"risk":{"enum":[0,1,2,3,4]},"names":{"type":"array","items":{"type":"string"}},"hidden":{"type":"object","propertyNames":{"enum":["same-quantity","empty","default","release-mark"]},"additionalProperties":{"type":"integer","minimum":1}},"hunk":{"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false}}};
const schema12 = {"enum":[0,1,2,3,4]};
const schema13 = {"enum":["create","change","delete","orphan","move","recreate","blocked"]};
const schema14 = {"type":"array","items":{"type":"string"}};
const schema16 = {"type":"object","propertyNames":{"enum":["same-quantity","empty","default","release-mark"]},"additionalProperties":{"type":"integer","minimum":1}};
const schema21 = {"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false};
const schema24 = {"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.summary === undefined) && (missing0 = "summary")) || ((data.changes === undefined) && (missing0 = "changes"))) || ((data.risks === undefined) && (missing0 = "risks"))) || ((data.unknown === undefined) && (missing0 = "unknown"))) || ((data.kustomizations === undefined) && (missing0 = "kustomizations"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "summary") || (key0 === "changes")) || (key0 === "risks")) || (key0 === "unknown")) || (key0 === "kustomizations")) || (key0 === "reviewers")) || (key0 === "findings"))){
validate10.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.summary !== undefined){
let data0 = data.summary;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((((((((data0.base === undefined) && (missing1 = "base")) || ((data0.head === undefined) && (missing1 = "head"))) || ((data0.changed === undefined) && (missing1 = "changed"))) || ((data0.risk === undefined) && (missing1 = "risk"))) || ((data0.clusters === undefined) && (missing1 = "clusters"))) || ((data0.changedClusters === undefined) && (missing1 = "changedClusters"))) || ((data0.actions === undefined) && (missing1 = "actions"))) || ((data0.newClusters === undefined) && (missing1 = "newClusters"))) || ((data0.removedClusters === undefined) && (missing1 = "removedClusters"))) || ((data0.noiseOnly === undefined) && (missing1 = "noiseOnly"))) || ((data0.hidden === undefined) && (missing1 = "hidden"))){
validate10.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
const _errs4 = errors;
for(const key1 in data0){
if(!(func2.call(schema11.properties.summary.properties, key1))){
validate10.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.base !== undefined){
const _errs5 = errors;
if(typeof data0.base !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/base",schemaPath:"#/properties/summary/properties/base/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.head !== undefined){
const _errs7 = errors;
if(typeof data0.head !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/head",schemaPath:"#/properties/summary/properties/head/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.changed !== undefined){
const _errs9 = errors;
if(typeof data0.changed !== "boolean"){
validate10.errors = [{instancePath:instancePath+"/summary/changed",schemaPath:"#/properties/summary/properties/changed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.risk !== undefined){
let data4 = data0.risk;
const _errs11 = errors;
if(!(((((data4 === 0) || (data4 === 1)) || (data4 === 2)) || (data4 === 3)) || (data4 === 4))){
validate10.errors = [{instancePath:instancePath+"/summary/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.clusters !== undefined){
let data5 = data0.clusters;
const _errs13 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate10.errors = [{instancePath:instancePath+"/summary/clusters",schemaPath:"#/properties/summary/properties/clusters/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate10.errors = [{instancePath:instancePath+"/summary/clusters",schemaPath:"#/properties/summary/properties/clusters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.changedClusters !== undefined){
let data6 = data0.changedClusters;
const _errs15 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate10.errors = [{instancePath:instancePath+"/summary/changedClusters",schemaPath:"#/properties/summary/properties/changedClusters/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate10.errors = [{instancePath:instancePath+"/summary/changedClusters",schemaPath:"#/properties/summary/properties/changedClusters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.actions !== undefined){
let data7 = data0.actions;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
const _errs19 = errors;
if(!(((((((key2 === "create") || (key2 === "change")) || (key2 === "delete")) || (key2 === "orphan")) || (key2 === "move")) || (key2 === "recreate")) || (key2 === "blocked"))){
const err0 = {instancePath:instancePath+"/summary/actions",schemaPath:"#/definitions/action/enum",keyword:"enum",params:{allowedValues: schema13.enum},propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid3 = _errs19 === errors;
if(!valid3){
const err1 = {instancePath:instancePath+"/summary/actions",schemaPath:"#/properties/summary/properties/actions/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate10.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key3 in data7){
let data8 = data7[key3];
const _errs22 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate10.errors = [{instancePath:instancePath+"/summary/actions/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/summary/properties/actions/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate10.errors = [{instancePath:instancePath+"/summary/actions/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/summary/properties/actions/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/actions",schemaPath:"#/properties/summary/properties/actions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.newClusters !== undefined){
let data9 = data0.newClusters;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data9)){
var valid7 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(typeof data9[i0] !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/newClusters/" + i0,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs27 === errors;
if(!valid7){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/newClusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.removedClusters !== undefined){
let data11 = data0.removedClusters;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data11)){
var valid9 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs32 = errors;
if(typeof data11[i1] !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/removedClusters/" + i1,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs32 === errors;
if(!valid9){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/removedClusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.noiseOnly !== undefined){
let data13 = data0.noiseOnly;
const _errs34 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate10.errors = [{instancePath:instancePath+"/summary/noiseOnly",schemaPath:"#/properties/summary/properties/noiseOnly/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
validate10.errors = [{instancePath:instancePath+"/summary/noiseOnly",schemaPath:"#/properties/summary/properties/noiseOnly/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.hidden !== undefined){
let data14 = data0.hidden;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key4 in data14){
const _errs39 = errors;
if(!((((key4 === "same-quantity") || (key4 === "empty")) || (key4 === "default")) || (key4 === "release-mark"))){
const err2 = {instancePath:instancePath+"/summary/hidden",schemaPath:"#/definitions/hidden/propertyNames/enum",keyword:"enum",params:{allowedValues: schema16.propertyNames.enum},propertyName:key4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid11 = _errs39 === errors;
if(!valid11){
const err3 = {instancePath:instancePath+"/summary/hidden",schemaPath:"#/definitions/hidden/propertyNames",keyword:"propertyNames",params:{propertyName: key4}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate10.errors = vErrors;
return false;
break;
}
}
if(valid11){
for(const key5 in data14){
let data15 = data14[key5];
const _errs41 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/hidden/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs41){
if(typeof data15 == "number"){
if(data15 < 1 || isNaN(data15)){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/hidden/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid12 = _errs41 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/hidden",schemaPath:"#/definitions/hidden/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data16 = data.changes;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data16)){
var valid13 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs45 = errors;
if(errors === _errs45){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing2;
if((((((((((data17.action === undefined) && (missing2 = "action")) || ((data17.apiVersion === undefined) && (missing2 = "apiVersion"))) || ((data17.kind === undefined) && (missing2 = "kind"))) || ((data17.name === undefined) && (missing2 = "name"))) || ((data17.clusters === undefined) && (missing2 = "clusters"))) || ((data17.risk === undefined) && (missing2 = "risk"))) || ((data17.rules === undefined) && (missing2 = "rules"))) || ((data17.hunks === undefined) && (missing2 = "hunks"))) || ((data17.kustomization === undefined) && (missing2 = "kustomization"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs47 = errors;
for(const key6 in data17){
if(!(func2.call(schema11.properties.changes.items.properties, key6))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs47 === errors){
if(data17.action !== undefined){
let data18 = data17.action;
const _errs48 = errors;
if(!(((((((data18 === "create") || (data18 === "change")) || (data18 === "delete")) || (data18 === "orphan")) || (data18 === "move")) || (data18 === "recreate")) || (data18 === "blocked"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/action",schemaPath:"#/definitions/action/enum",keyword:"enum",params:{allowedValues: schema13.enum}}];
return false;
}
var valid14 = _errs48 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.apiVersion !== undefined){
const _errs50 = errors;
if(typeof data17.apiVersion !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/apiVersion",schemaPath:"#/properties/changes/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs50 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.kind !== undefined){
const _errs52 = errors;
if(typeof data17.kind !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/kind",schemaPath:"#/properties/changes/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs52 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.namespace !== undefined){
const _errs54 = errors;
if(typeof data17.namespace !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/namespace",schemaPath:"#/properties/changes/items/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs54 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.name !== undefined){
const _errs56 = errors;
if(typeof data17.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/name",schemaPath:"#/properties/changes/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs56 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.clusters !== undefined){
let data23 = data17.clusters;
const _errs58 = errors;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data23)){
var valid17 = true;
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
const _errs61 = errors;
if(typeof data23[i3] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters/" + i3,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid17 = _errs61 === errors;
if(!valid17){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs58){
if(Array.isArray(data23)){
if(data23.length < 1){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters",schemaPath:"#/properties/changes/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid14 = _errs58 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.risk !== undefined){
let data25 = data17.risk;
const _errs63 = errors;
if(!(((((data25 === 0) || (data25 === 1)) || (data25 === 2)) || (data25 === 3)) || (data25 === 4))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid14 = _errs63 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.rules !== undefined){
let data26 = data17.rules;
const _errs65 = errors;
const _errs66 = errors;
if(errors === _errs66){
if(Array.isArray(data26)){
var valid20 = true;
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
const _errs68 = errors;
if(typeof data26[i4] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/rules/" + i4,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid20 = _errs68 === errors;
if(!valid20){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/rules",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid14 = _errs65 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.hunks !== undefined){
let data28 = data17.hunks;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data28)){
var valid21 = true;
const len5 = data28.length;
for(let i5=0; i5<len5; i5++){
let data29 = data28[i5];
const _errs72 = errors;
const _errs73 = errors;
if(errors === _errs73){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing3;
if(((data29.path === undefined) && (missing3 = "path")) || ((data29.op === undefined) && (missing3 = "op"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5,schemaPath:"#/definitions/hunk/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs75 = errors;
for(const key7 in data29){
if(!(((((((key7 === "path") || (key7 === "op")) || (key7 === "before")) || (key7 === "after")) || (key7 === "lines")) || (key7 === "step")) || (key7 === "confidential"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5,schemaPath:"#/definitions/hunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs75 === errors){
if(data29.path !== undefined){
const _errs76 = errors;
if(typeof data29.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/path",schemaPath:"#/definitions/hunk/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid23 = _errs76 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data29.op !== undefined){
let data31 = data29.op;
const _errs78 = errors;
if(!((((data31 === "add") || (data31 === "remove")) || (data31 === "change")) || (data31 === "reorder"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/op",schemaPath:"#/definitions/hunk/properties/op/enum",keyword:"enum",params:{allowedValues: schema21.properties.op.enum}}];
return false;
}
var valid23 = _errs78 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data29.lines !== undefined){
let data32 = data29.lines;
const _errs79 = errors;
if(errors === _errs79){
if(Array.isArray(data32)){
var valid24 = true;
const len6 = data32.length;
for(let i6=0; i6<len6; i6++){
const _errs81 = errors;
if(typeof data32[i6] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/lines/" + i6,schemaPath:"#/definitions/hunk/properties/lines/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid24 = _errs81 === errors;
if(!valid24){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/lines",schemaPath:"#/definitions/hunk/properties/lines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid23 = _errs79 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data29.step !== undefined){
let data34 = data29.step;
const _errs83 = errors;
if(!((((data34 === "major") || (data34 === "minor")) || (data34 === "patch")) || (data34 === "down"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/step",schemaPath:"#/definitions/hunk/properties/step/enum",keyword:"enum",params:{allowedValues: schema21.properties.step.enum}}];
return false;
}
var valid23 = _errs83 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data29.confidential !== undefined){
const _errs84 = errors;
if(true !== data29.confidential){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/confidential",schemaPath:"#/definitions/hunk/properties/confidential/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid23 = _errs84 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5,schemaPath:"#/definitions/hunk/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid21 = _errs72 === errors;
if(!valid21){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks",schemaPath:"#/properties/changes/items/properties/hunks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid14 = _errs70 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.kustomization !== undefined){
const _errs85 = errors;
if(typeof data17.kustomization !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/kustomization",schemaPath:"#/properties/changes/items/properties/kustomization/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs85 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.movedFrom !== undefined){
const _errs87 = errors;
if(typeof data17.movedFrom !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/movedFrom",schemaPath:"#/properties/changes/items/properties/movedFrom/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs87 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.renamedFrom !== undefined){
const _errs89 = errors;
if(typeof data17.renamedFrom !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/renamedFrom",schemaPath:"#/properties/changes/items/properties/renamedFrom/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs89 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.renamedTo !== undefined){
const _errs91 = errors;
if(typeof data17.renamedTo !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/renamedTo",schemaPath:"#/properties/changes/items/properties/renamedTo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs91 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.why !== undefined){
let data40 = data17.why;
const _errs93 = errors;
if(!(((((((((((data40 === "removed") || (data40 === "pruning-changes")) || (data40 === "owner-deleted")) || (data40 === "namespace-deleted")) || (data40 === "definition-deleted")) || (data40 === "not-pruned")) || (data40 === "cluster-changed")) || (data40 === "refused")) || (data40 === "refused-with-another")) || (data40 === "waits-for-refused")) || (data40 === "may-be-deleted-first"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/why",schemaPath:"#/properties/changes/items/properties/why/enum",keyword:"enum",params:{allowedValues: schema11.properties.changes.items.properties.why.enum}}];
return false;
}
var valid14 = _errs93 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.refusals !== undefined){
let data41 = data17.refusals;
const _errs94 = errors;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data41)){
var valid26 = true;
const len7 = data41.length;
for(let i7=0; i7<len7; i7++){
const _errs97 = errors;
if(typeof data41[i7] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals/" + i7,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid26 = _errs97 === errors;
if(!valid26){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid14 = _errs94 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.restarts !== undefined){
const _errs99 = errors;
if(true !== data17.restarts){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/restarts",schemaPath:"#/properties/changes/items/properties/restarts/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid14 = _errs99 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.hidden !== undefined){
let data44 = data17.hidden;
const _errs100 = errors;
const _errs101 = errors;
if(errors === _errs101){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key8 in data44){
const _errs103 = errors;
if(!((((key8 === "same-quantity") || (key8 === "empty")) || (key8 === "default")) || (key8 === "release-mark"))){
const err4 = {instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/propertyNames/enum",keyword:"enum",params:{allowedValues: schema16.propertyNames.enum},propertyName:key8};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid28 = _errs103 === errors;
if(!valid28){
const err5 = {instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/propertyNames",keyword:"propertyNames",params:{propertyName: key8}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate10.errors = vErrors;
return false;
break;
}
}
if(valid28){
for(const key9 in data44){
let data45 = data44[key9];
const _errs105 = errors;
if(!((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/hidden/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs105){
if(typeof data45 == "number"){
if(data45 < 1 || isNaN(data45)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/hidden/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid29 = _errs105 === errors;
if(!valid29){
break;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid14 = _errs100 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.cause !== undefined){
let data46 = data17.cause;
const _errs107 = errors;
const _errs108 = errors;
if(errors === _errs108){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
let missing4;
if((data46.file === undefined) && (missing4 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs110 = errors;
for(const key10 in data46){
if(!((((key10 === "file") || (key10 === "line")) || (key10 === "by")) || (key10 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs110 === errors){
if(data46.file !== undefined){
const _errs111 = errors;
if(typeof data46.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs111 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data46.line !== undefined){
let data48 = data46.line;
const _errs113 = errors;
if(!((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs113){
if(typeof data48 == "number"){
if(data48 < 1 || isNaN(data48)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid31 = _errs113 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data46.by !== undefined){
const _errs115 = errors;
if(typeof data46.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs115 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data46.path !== undefined){
const _errs117 = errors;
if(typeof data46.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs117 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid14 = _errs107 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.was !== undefined){
let data51 = data17.was;
const _errs119 = errors;
const _errs120 = errors;
if(errors === _errs120){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing5;
if((data51.file === undefined) && (missing5 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs122 = errors;
for(const key11 in data51){
if(!((((key11 === "file") || (key11 === "line")) || (key11 === "by")) || (key11 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs122 === errors){
if(data51.file !== undefined){
const _errs123 = errors;
if(typeof data51.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs123 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data51.line !== undefined){
let data53 = data51.line;
const _errs125 = errors;
if(!((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs125){
if(typeof data53 == "number"){
if(data53 < 1 || isNaN(data53)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid33 = _errs125 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data51.by !== undefined){
const _errs127 = errors;
if(typeof data51.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs127 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data51.path !== undefined){
const _errs129 = errors;
if(typeof data51.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs129 === errors;
}
else {
var valid33 = true;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid14 = _errs119 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid13 = _errs45 === errors;
if(!valid13){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.risks !== undefined){
let data56 = data.risks;
const _errs131 = errors;
if(errors === _errs131){
if(Array.isArray(data56)){
var valid34 = true;
const len8 = data56.length;
for(let i8=0; i8<len8; i8++){
let data57 = data56[i8];
const _errs133 = errors;
if(errors === _errs133){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing6;
if(((((((data57.rule === undefined) && (missing6 = "rule")) || ((data57.level === undefined) && (missing6 = "level"))) || ((data57.evidence === undefined) && (missing6 = "evidence"))) || ((data57.remedy === undefined) && (missing6 = "remedy"))) || ((data57.objects === undefined) && (missing6 = "objects"))) || ((data57.clusters === undefined) && (missing6 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i8,schemaPath:"#/properties/risks/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs135 = errors;
for(const key12 in data57){
if(!((((((key12 === "rule") || (key12 === "level")) || (key12 === "evidence")) || (key12 === "remedy")) || (key12 === "objects")) || (key12 === "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i8,schemaPath:"#/properties/risks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs135 === errors){
if(data57.rule !== undefined){
const _errs136 = errors;
if(typeof data57.rule !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i8+"/rule",schemaPath:"#/properties/risks/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs136 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data57.level !== undefined){
let data59 = data57.level;
const _errs138 = errors;
if(!(((((data59 === 0) || (data59 === 1)) || (data59 === 2)) || (data59 === 3)) || (data59 === 4))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i8+"/level",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid35 = _errs138 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data57.evidence !== undefined){
const _errs140 = errors;
if(typeof data57.evidence !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i8+"/evidence",schemaPath:"#/properties/risks/items/properties/evidence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs140 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data57.remedy !== undefined){
const _errs142 = errors;
if(typeof data57.remedy !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i8+"/remedy",schemaPath:"#/properties/risks/items/properties/remedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs142 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data57.objects !== undefined){
let data62 = data57.objects;
const _errs144 = errors;
const _errs145 = errors;
if(errors === _errs145){
if(Array.isArray(data62)){
var valid38 = true;
const len9 = data62.length;
for(let i9=0; i9<len9; i9++){
const _errs147 = errors;
if(typeof data62[i9] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i8+"/objects/" + i9,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs147 === errors;
if(!valid38){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i8+"/objects",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid35 = _errs144 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data57.clusters !== undefined){
let data64 = data57.clusters;
const _errs149 = errors;
const _errs150 = errors;
if(errors === _errs150){
if(Array.isArray(data64)){
var valid40 = true;
const len10 = data64.length;
for(let i10=0; i10<len10; i10++){
const _errs152 = errors;
if(typeof data64[i10] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i8+"/clusters/" + i10,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs152 === errors;
if(!valid40){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i8+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid35 = _errs149 === errors;
}
else {
var valid35 = true;
}
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i8,schemaPath:"#/properties/risks/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid34 = _errs133 === errors;
if(!valid34){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs131 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined){
let data66 = data.unknown;
const _errs154 = errors;
if(errors === _errs154){
if(Array.isArray(data66)){
var valid41 = true;
const len11 = data66.length;
for(let i11=0; i11<len11; i11++){
let data67 = data66[i11];
const _errs156 = errors;
if(errors === _errs156){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
let missing7;
if((((data67.what === undefined) && (missing7 = "what")) || ((data67.name === undefined) && (missing7 = "name"))) || ((data67.clusters === undefined) && (missing7 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i11,schemaPath:"#/properties/unknown/items/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs158 = errors;
for(const key13 in data67){
if(!(((((key13 === "what") || (key13 === "side")) || (key13 === "name")) || (key13 === "clusters")) || (key13 === "message"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i11,schemaPath:"#/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break;
}
}
if(_errs158 === errors){
if(data67.what !== undefined){
let data68 = data67.what;
const _errs159 = errors;
if(!((((((data68 === "not-built") || (data68 === "fails-on-both")) || (data68 === "in-part")) || (data68 === "suspended")) || (data68 === "chart")) || (data68 === "variable"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i11+"/what",schemaPath:"#/properties/unknown/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.what.enum}}];
return false;
}
var valid42 = _errs159 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data67.side !== undefined){
let data69 = data67.side;
const _errs160 = errors;
if(!((data69 === "base") || (data69 === "head"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i11+"/side",schemaPath:"#/properties/unknown/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.side.enum}}];
return false;
}
var valid42 = _errs160 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data67.name !== undefined){
const _errs161 = errors;
if(typeof data67.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i11+"/name",schemaPath:"#/properties/unknown/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid42 = _errs161 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data67.clusters !== undefined){
let data71 = data67.clusters;
const _errs163 = errors;
const _errs164 = errors;
if(errors === _errs164){
if(Array.isArray(data71)){
var valid44 = true;
const len12 = data71.length;
for(let i12=0; i12<len12; i12++){
const _errs166 = errors;
if(typeof data71[i12] !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i11+"/clusters/" + i12,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid44 = _errs166 === errors;
if(!valid44){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i11+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid42 = _errs163 === errors;
}
else {
var valid42 = true;
}
if(valid42){
if(data67.message !== undefined){
const _errs168 = errors;
if(typeof data67.message !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i11+"/message",schemaPath:"#/properties/unknown/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid42 = _errs168 === errors;
}
else {
var valid42 = true;
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i11,schemaPath:"#/properties/unknown/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid41 = _errs156 === errors;
if(!valid41){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs154 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kustomizations !== undefined){
let data74 = data.kustomizations;
const _errs170 = errors;
if(errors === _errs170){
if(Array.isArray(data74)){
var valid45 = true;
const len13 = data74.length;
for(let i13=0; i13<len13; i13++){
let data75 = data74[i13];
const _errs172 = errors;
if(errors === _errs172){
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
let missing8;
if(((((data75.name === undefined) && (missing8 = "name")) || ((data75.clusters === undefined) && (missing8 = "clusters"))) || ((data75.source === undefined) && (missing8 = "source"))) || ((data75.dependsOn === undefined) && (missing8 = "dependsOn"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13,schemaPath:"#/properties/kustomizations/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs174 = errors;
for(const key14 in data75){
if(!((((((key14 === "name") || (key14 === "clusters")) || (key14 === "source")) || (key14 === "dependsOn")) || (key14 === "appliedBy")) || (key14 === "only"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13,schemaPath:"#/properties/kustomizations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs174 === errors){
if(data75.name !== undefined){
const _errs175 = errors;
if(typeof data75.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13+"/name",schemaPath:"#/properties/kustomizations/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid46 = _errs175 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data75.clusters !== undefined){
let data77 = data75.clusters;
const _errs177 = errors;
const _errs178 = errors;
if(errors === _errs178){
if(Array.isArray(data77)){
var valid48 = true;
const len14 = data77.length;
for(let i14=0; i14<len14; i14++){
const _errs180 = errors;
if(typeof data77[i14] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13+"/clusters/" + i14,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid48 = _errs180 === errors;
if(!valid48){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs177){
if(Array.isArray(data77)){
if(data77.length < 1){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13+"/clusters",schemaPath:"#/properties/kustomizations/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid46 = _errs177 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data75.source !== undefined){
const _errs182 = errors;
if(typeof data75.source !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13+"/source",schemaPath:"#/properties/kustomizations/items/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid46 = _errs182 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data75.dependsOn !== undefined){
let data80 = data75.dependsOn;
const _errs184 = errors;
const _errs185 = errors;
if(errors === _errs185){
if(Array.isArray(data80)){
var valid50 = true;
const len15 = data80.length;
for(let i15=0; i15<len15; i15++){
const _errs187 = errors;
if(typeof data80[i15] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13+"/dependsOn/" + i15,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid50 = _errs187 === errors;
if(!valid50){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13+"/dependsOn",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid46 = _errs184 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data75.appliedBy !== undefined){
const _errs189 = errors;
if(typeof data75.appliedBy !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13+"/appliedBy",schemaPath:"#/properties/kustomizations/items/properties/appliedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid46 = _errs189 === errors;
}
else {
var valid46 = true;
}
if(valid46){
if(data75.only !== undefined){
let data83 = data75.only;
const _errs191 = errors;
if(!((data83 === "base") || (data83 === "head"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13+"/only",schemaPath:"#/properties/kustomizations/items/properties/only/enum",keyword:"enum",params:{allowedValues: schema11.properties.kustomizations.items.properties.only.enum}}];
return false;
}
var valid46 = _errs191 === errors;
}
else {
var valid46 = true;
}
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i13,schemaPath:"#/properties/kustomizations/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid45 = _errs172 === errors;
if(!valid45){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations",schemaPath:"#/properties/kustomizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs170 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewers !== undefined){
let data84 = data.reviewers;
const _errs192 = errors;
if(errors === _errs192){
if(Array.isArray(data84)){
var valid51 = true;
const len16 = data84.length;
for(let i16=0; i16<len16; i16++){
let data85 = data84[i16];
const _errs194 = errors;
if(errors === _errs194){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing9;
if(((((data85.owner === undefined) && (missing9 = "owner")) || ((data85.changes === undefined) && (missing9 = "changes"))) || ((data85.risk === undefined) && (missing9 = "risk"))) || ((data85.files === undefined) && (missing9 = "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16,schemaPath:"#/properties/reviewers/items/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs196 = errors;
for(const key15 in data85){
if(!((((key15 === "owner") || (key15 === "changes")) || (key15 === "risk")) || (key15 === "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16,schemaPath:"#/properties/reviewers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}}];
return false;
break;
}
}
if(_errs196 === errors){
if(data85.owner !== undefined){
const _errs197 = errors;
if(typeof data85.owner !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16+"/owner",schemaPath:"#/properties/reviewers/items/properties/owner/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid52 = _errs197 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data85.changes !== undefined){
let data87 = data85.changes;
const _errs199 = errors;
if(!((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87)))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs199){
if(typeof data87 == "number"){
if(data87 < 1 || isNaN(data87)){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid52 = _errs199 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data85.risk !== undefined){
let data88 = data85.risk;
const _errs201 = errors;
if(!(((((data88 === 0) || (data88 === 1)) || (data88 === 2)) || (data88 === 3)) || (data88 === 4))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid52 = _errs201 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data85.files !== undefined){
let data89 = data85.files;
const _errs203 = errors;
const _errs204 = errors;
if(errors === _errs204){
if(Array.isArray(data89)){
var valid55 = true;
const len17 = data89.length;
for(let i17=0; i17<len17; i17++){
const _errs206 = errors;
if(typeof data89[i17] !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16+"/files/" + i17,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid55 = _errs206 === errors;
if(!valid55){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16+"/files",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs203){
if(Array.isArray(data89)){
if(data89.length < 1){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16+"/files",schemaPath:"#/properties/reviewers/items/properties/files/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid52 = _errs203 === errors;
}
else {
var valid52 = true;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i16,schemaPath:"#/properties/reviewers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid51 = _errs194 === errors;
if(!valid51){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers",schemaPath:"#/properties/reviewers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs192 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data91 = data.findings;
const _errs208 = errors;
if(errors === _errs208){
if(Array.isArray(data91)){
var valid56 = true;
const len18 = data91.length;
for(let i18=0; i18<len18; i18++){
let data92 = data91[i18];
const _errs210 = errors;
if(!(data92 && typeof data92 == "object" && !Array.isArray(data92))){
validate10.errors = [{instancePath:instancePath+"/findings/" + i18,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid56 = _errs210 === errors;
if(!valid56){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs208 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
