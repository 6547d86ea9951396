// @ts-nocheck
// Generated from review.schema.json. To change it, run npm run codegen:settings.
"use strict";
export const validateReview = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"slipway review --output json","type":"object","required":["summary","changes","risks","unknown","kustomizations"],"properties":{"summary":{"type":"object","required":["base","head","changed","risk","clusters","changedClusters","actions","newClusters","removedClusters","noiseOnly","hidden"],"properties":{"base":{"type":"string"},"head":{"type":"string"},"changed":{"type":"boolean"},"risk":{"$ref":"#/definitions/risk"},"clusters":{"type":"integer","minimum":0},"changedClusters":{"type":"integer","minimum":0},"actions":{"type":"object","propertyNames":{"$ref":"#/definitions/action"},"additionalProperties":{"type":"integer","minimum":0}},"newClusters":{"$ref":"#/definitions/names"},"removedClusters":{"$ref":"#/definitions/names"},"noiseOnly":{"type":"integer","minimum":0},"hidden":{"$ref":"#/definitions/hidden"}},"additionalProperties":false},"changes":{"type":"array","items":{"type":"object","required":["action","apiVersion","kind","name","clusters","risk","rules","hunks","kustomization"],"properties":{"action":{"$ref":"#/definitions/action"},"apiVersion":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"risk":{"$ref":"#/definitions/risk"},"rules":{"$ref":"#/definitions/names"},"hunks":{"type":"array","items":{"$ref":"#/definitions/hunk"}},"kustomization":{"type":"string"},"movedFrom":{"type":"string"},"renamedFrom":{"type":"string"},"renamedTo":{"type":"string"},"composites":{"type":"object","required":["automatic","manual"],"properties":{"automatic":{"$ref":"#/definitions/names"},"manual":{"$ref":"#/definitions/names"}},"additionalProperties":false},"composition":{"type":"string"},"why":{"enum":["removed","pruning-changes","owner-deleted","namespace-deleted","definition-deleted","not-pruned","cluster-changed","refused","refused-with-another","waits-for-refused","waits-for-suspended","may-be-deleted-first","may-be-suspended-first"]},"refusals":{"$ref":"#/definitions/names"},"restarts":{"const":true},"hidden":{"$ref":"#/definitions/hidden"},"cause":{"$ref":"#/definitions/cause"},"was":{"$ref":"#/definitions/cause"}},"additionalProperties":false}},"risks":{"type":"array","items":{"type":"object","required":["rule","level","evidence","remedy","objects","clusters"],"properties":{"rule":{"type":"string"},"level":{"$ref":"#/definitions/risk"},"evidence":{"type":"string"},"remedy":{"type":"string"},"objects":{"$ref":"#/definitions/names"},"clusters":{"$ref":"#/definitions/names"}},"additionalProperties":false}},"unknown":{"type":"array","items":{"type":"object","required":["what","name","clusters"],"properties":{"what":{"enum":["not-built","fails-on-both","in-part","suspended","chart","variable"]},"side":{"enum":["base","head"]},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names"},"message":{"type":"string"}},"additionalProperties":false}},"kustomizations":{"type":"array","items":{"type":"object","required":["name","clusters","source","dependsOn"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"source":{"type":"string"},"dependsOn":{"$ref":"#/definitions/names"},"appliedBy":{"type":"string"},"only":{"enum":["base","head"]}},"additionalProperties":false}},"reviewers":{"type":"array","items":{"type":"object","required":["owner","changes","risk","files"],"properties":{"owner":{"type":"string"},"changes":{"type":"integer","minimum":1},"risk":{"$ref":"#/definitions/risk"},"files":{"$ref":"#/definitions/names","minItems":1}},"additionalProperties":false}},"findings":{"type":"array","items":{"type":"object"}}},"additionalProperties":false,"definitions":{"cause":{"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false},"action":{"enum":["create","change","delete","orphan","move","recreate","blocked"]},"risk":{"enum":[0,1,2,3,4]},"names":{"type":"array","items":{"type":"string"}},"hidden":{"type":"object","propertyNames":{"enum":["same-quantity","empty","default","release-mark"]},"additionalProperties":{"type":"integer","minimum":1}},"hunk":{"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false}}};
const schema12 = {"enum":[0,1,2,3,4]};
const schema13 = {"enum":["create","change","delete","orphan","move","recreate","blocked"]};
const schema14 = {"type":"array","items":{"type":"string"}};
const schema16 = {"type":"object","propertyNames":{"enum":["same-quantity","empty","default","release-mark"]},"additionalProperties":{"type":"integer","minimum":1}};
const schema21 = {"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false};
const schema26 = {"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false};
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
if(data17.composites !== undefined){
let data40 = data17.composites;
const _errs93 = errors;
if(errors === _errs93){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing4;
if(((data40.automatic === undefined) && (missing4 = "automatic")) || ((data40.manual === undefined) && (missing4 = "manual"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites",schemaPath:"#/properties/changes/items/properties/composites/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs95 = errors;
for(const key8 in data40){
if(!((key8 === "automatic") || (key8 === "manual"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites",schemaPath:"#/properties/changes/items/properties/composites/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs95 === errors){
if(data40.automatic !== undefined){
let data41 = data40.automatic;
const _errs96 = errors;
const _errs97 = errors;
if(errors === _errs97){
if(Array.isArray(data41)){
var valid27 = true;
const len7 = data41.length;
for(let i7=0; i7<len7; i7++){
const _errs99 = errors;
if(typeof data41[i7] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/automatic/" + i7,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid27 = _errs99 === errors;
if(!valid27){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/automatic",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid25 = _errs96 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data40.manual !== undefined){
let data43 = data40.manual;
const _errs101 = errors;
const _errs102 = errors;
if(errors === _errs102){
if(Array.isArray(data43)){
var valid29 = true;
const len8 = data43.length;
for(let i8=0; i8<len8; i8++){
const _errs104 = errors;
if(typeof data43[i8] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/manual/" + i8,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid29 = _errs104 === errors;
if(!valid29){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/manual",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid25 = _errs101 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites",schemaPath:"#/properties/changes/items/properties/composites/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid14 = _errs93 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.composition !== undefined){
const _errs106 = errors;
if(typeof data17.composition !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composition",schemaPath:"#/properties/changes/items/properties/composition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs106 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.why !== undefined){
let data46 = data17.why;
const _errs108 = errors;
if(!(((((((((((((data46 === "removed") || (data46 === "pruning-changes")) || (data46 === "owner-deleted")) || (data46 === "namespace-deleted")) || (data46 === "definition-deleted")) || (data46 === "not-pruned")) || (data46 === "cluster-changed")) || (data46 === "refused")) || (data46 === "refused-with-another")) || (data46 === "waits-for-refused")) || (data46 === "waits-for-suspended")) || (data46 === "may-be-deleted-first")) || (data46 === "may-be-suspended-first"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/why",schemaPath:"#/properties/changes/items/properties/why/enum",keyword:"enum",params:{allowedValues: schema11.properties.changes.items.properties.why.enum}}];
return false;
}
var valid14 = _errs108 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.refusals !== undefined){
let data47 = data17.refusals;
const _errs109 = errors;
const _errs110 = errors;
if(errors === _errs110){
if(Array.isArray(data47)){
var valid31 = true;
const len9 = data47.length;
for(let i9=0; i9<len9; i9++){
const _errs112 = errors;
if(typeof data47[i9] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals/" + i9,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs112 === errors;
if(!valid31){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid14 = _errs109 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.restarts !== undefined){
const _errs114 = errors;
if(true !== data17.restarts){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/restarts",schemaPath:"#/properties/changes/items/properties/restarts/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid14 = _errs114 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.hidden !== undefined){
let data50 = data17.hidden;
const _errs115 = errors;
const _errs116 = errors;
if(errors === _errs116){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key9 in data50){
const _errs118 = errors;
if(!((((key9 === "same-quantity") || (key9 === "empty")) || (key9 === "default")) || (key9 === "release-mark"))){
const err4 = {instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/propertyNames/enum",keyword:"enum",params:{allowedValues: schema16.propertyNames.enum},propertyName:key9};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid33 = _errs118 === errors;
if(!valid33){
const err5 = {instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/propertyNames",keyword:"propertyNames",params:{propertyName: key9}};
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
if(valid33){
for(const key10 in data50){
let data51 = data50[key10];
const _errs120 = errors;
if(!((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/hidden/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs120){
if(typeof data51 == "number"){
if(data51 < 1 || isNaN(data51)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/hidden/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid34 = _errs120 === errors;
if(!valid34){
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
var valid14 = _errs115 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.cause !== undefined){
let data52 = data17.cause;
const _errs122 = errors;
const _errs123 = errors;
if(errors === _errs123){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing5;
if((data52.file === undefined) && (missing5 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs125 = errors;
for(const key11 in data52){
if(!((((key11 === "file") || (key11 === "line")) || (key11 === "by")) || (key11 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs125 === errors){
if(data52.file !== undefined){
const _errs126 = errors;
if(typeof data52.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid36 = _errs126 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data52.line !== undefined){
let data54 = data52.line;
const _errs128 = errors;
if(!((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs128){
if(typeof data54 == "number"){
if(data54 < 1 || isNaN(data54)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid36 = _errs128 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data52.by !== undefined){
const _errs130 = errors;
if(typeof data52.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid36 = _errs130 === errors;
}
else {
var valid36 = true;
}
if(valid36){
if(data52.path !== undefined){
const _errs132 = errors;
if(typeof data52.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid36 = _errs132 === errors;
}
else {
var valid36 = true;
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
var valid14 = _errs122 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data17.was !== undefined){
let data57 = data17.was;
const _errs134 = errors;
const _errs135 = errors;
if(errors === _errs135){
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
let missing6;
if((data57.file === undefined) && (missing6 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs137 = errors;
for(const key12 in data57){
if(!((((key12 === "file") || (key12 === "line")) || (key12 === "by")) || (key12 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs137 === errors){
if(data57.file !== undefined){
const _errs138 = errors;
if(typeof data57.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs138 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data57.line !== undefined){
let data59 = data57.line;
const _errs140 = errors;
if(!((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs140){
if(typeof data59 == "number"){
if(data59 < 1 || isNaN(data59)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid38 = _errs140 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data57.by !== undefined){
const _errs142 = errors;
if(typeof data57.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs142 === errors;
}
else {
var valid38 = true;
}
if(valid38){
if(data57.path !== undefined){
const _errs144 = errors;
if(typeof data57.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid38 = _errs144 === errors;
}
else {
var valid38 = true;
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
var valid14 = _errs134 === errors;
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
let data62 = data.risks;
const _errs146 = errors;
if(errors === _errs146){
if(Array.isArray(data62)){
var valid39 = true;
const len10 = data62.length;
for(let i10=0; i10<len10; i10++){
let data63 = data62[i10];
const _errs148 = errors;
if(errors === _errs148){
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
let missing7;
if(((((((data63.rule === undefined) && (missing7 = "rule")) || ((data63.level === undefined) && (missing7 = "level"))) || ((data63.evidence === undefined) && (missing7 = "evidence"))) || ((data63.remedy === undefined) && (missing7 = "remedy"))) || ((data63.objects === undefined) && (missing7 = "objects"))) || ((data63.clusters === undefined) && (missing7 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10,schemaPath:"#/properties/risks/items/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs150 = errors;
for(const key13 in data63){
if(!((((((key13 === "rule") || (key13 === "level")) || (key13 === "evidence")) || (key13 === "remedy")) || (key13 === "objects")) || (key13 === "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10,schemaPath:"#/properties/risks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break;
}
}
if(_errs150 === errors){
if(data63.rule !== undefined){
const _errs151 = errors;
if(typeof data63.rule !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/rule",schemaPath:"#/properties/risks/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs151 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data63.level !== undefined){
let data65 = data63.level;
const _errs153 = errors;
if(!(((((data65 === 0) || (data65 === 1)) || (data65 === 2)) || (data65 === 3)) || (data65 === 4))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/level",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid40 = _errs153 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data63.evidence !== undefined){
const _errs155 = errors;
if(typeof data63.evidence !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/evidence",schemaPath:"#/properties/risks/items/properties/evidence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs155 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data63.remedy !== undefined){
const _errs157 = errors;
if(typeof data63.remedy !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/remedy",schemaPath:"#/properties/risks/items/properties/remedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs157 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data63.objects !== undefined){
let data68 = data63.objects;
const _errs159 = errors;
const _errs160 = errors;
if(errors === _errs160){
if(Array.isArray(data68)){
var valid43 = true;
const len11 = data68.length;
for(let i11=0; i11<len11; i11++){
const _errs162 = errors;
if(typeof data68[i11] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/objects/" + i11,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs162 === errors;
if(!valid43){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/objects",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid40 = _errs159 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data63.clusters !== undefined){
let data70 = data63.clusters;
const _errs164 = errors;
const _errs165 = errors;
if(errors === _errs165){
if(Array.isArray(data70)){
var valid45 = true;
const len12 = data70.length;
for(let i12=0; i12<len12; i12++){
const _errs167 = errors;
if(typeof data70[i12] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/clusters/" + i12,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid45 = _errs167 === errors;
if(!valid45){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid40 = _errs164 === errors;
}
else {
var valid40 = true;
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
validate10.errors = [{instancePath:instancePath+"/risks/" + i10,schemaPath:"#/properties/risks/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid39 = _errs148 === errors;
if(!valid39){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs146 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined){
let data72 = data.unknown;
const _errs169 = errors;
if(errors === _errs169){
if(Array.isArray(data72)){
var valid46 = true;
const len13 = data72.length;
for(let i13=0; i13<len13; i13++){
let data73 = data72[i13];
const _errs171 = errors;
if(errors === _errs171){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing8;
if((((data73.what === undefined) && (missing8 = "what")) || ((data73.name === undefined) && (missing8 = "name"))) || ((data73.clusters === undefined) && (missing8 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13,schemaPath:"#/properties/unknown/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs173 = errors;
for(const key14 in data73){
if(!(((((key14 === "what") || (key14 === "side")) || (key14 === "name")) || (key14 === "clusters")) || (key14 === "message"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13,schemaPath:"#/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs173 === errors){
if(data73.what !== undefined){
let data74 = data73.what;
const _errs174 = errors;
if(!((((((data74 === "not-built") || (data74 === "fails-on-both")) || (data74 === "in-part")) || (data74 === "suspended")) || (data74 === "chart")) || (data74 === "variable"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/what",schemaPath:"#/properties/unknown/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.what.enum}}];
return false;
}
var valid47 = _errs174 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data73.side !== undefined){
let data75 = data73.side;
const _errs175 = errors;
if(!((data75 === "base") || (data75 === "head"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/side",schemaPath:"#/properties/unknown/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.side.enum}}];
return false;
}
var valid47 = _errs175 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data73.name !== undefined){
const _errs176 = errors;
if(typeof data73.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/name",schemaPath:"#/properties/unknown/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid47 = _errs176 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data73.clusters !== undefined){
let data77 = data73.clusters;
const _errs178 = errors;
const _errs179 = errors;
if(errors === _errs179){
if(Array.isArray(data77)){
var valid49 = true;
const len14 = data77.length;
for(let i14=0; i14<len14; i14++){
const _errs181 = errors;
if(typeof data77[i14] !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/clusters/" + i14,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid49 = _errs181 === errors;
if(!valid49){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid47 = _errs178 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data73.message !== undefined){
const _errs183 = errors;
if(typeof data73.message !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/message",schemaPath:"#/properties/unknown/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid47 = _errs183 === errors;
}
else {
var valid47 = true;
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13,schemaPath:"#/properties/unknown/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid46 = _errs171 === errors;
if(!valid46){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs169 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kustomizations !== undefined){
let data80 = data.kustomizations;
const _errs185 = errors;
if(errors === _errs185){
if(Array.isArray(data80)){
var valid50 = true;
const len15 = data80.length;
for(let i15=0; i15<len15; i15++){
let data81 = data80[i15];
const _errs187 = errors;
if(errors === _errs187){
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
let missing9;
if(((((data81.name === undefined) && (missing9 = "name")) || ((data81.clusters === undefined) && (missing9 = "clusters"))) || ((data81.source === undefined) && (missing9 = "source"))) || ((data81.dependsOn === undefined) && (missing9 = "dependsOn"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15,schemaPath:"#/properties/kustomizations/items/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs189 = errors;
for(const key15 in data81){
if(!((((((key15 === "name") || (key15 === "clusters")) || (key15 === "source")) || (key15 === "dependsOn")) || (key15 === "appliedBy")) || (key15 === "only"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15,schemaPath:"#/properties/kustomizations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}}];
return false;
break;
}
}
if(_errs189 === errors){
if(data81.name !== undefined){
const _errs190 = errors;
if(typeof data81.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/name",schemaPath:"#/properties/kustomizations/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs190 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data81.clusters !== undefined){
let data83 = data81.clusters;
const _errs192 = errors;
const _errs193 = errors;
if(errors === _errs193){
if(Array.isArray(data83)){
var valid53 = true;
const len16 = data83.length;
for(let i16=0; i16<len16; i16++){
const _errs195 = errors;
if(typeof data83[i16] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/clusters/" + i16,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid53 = _errs195 === errors;
if(!valid53){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs192){
if(Array.isArray(data83)){
if(data83.length < 1){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/clusters",schemaPath:"#/properties/kustomizations/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid51 = _errs192 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data81.source !== undefined){
const _errs197 = errors;
if(typeof data81.source !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/source",schemaPath:"#/properties/kustomizations/items/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs197 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data81.dependsOn !== undefined){
let data86 = data81.dependsOn;
const _errs199 = errors;
const _errs200 = errors;
if(errors === _errs200){
if(Array.isArray(data86)){
var valid55 = true;
const len17 = data86.length;
for(let i17=0; i17<len17; i17++){
const _errs202 = errors;
if(typeof data86[i17] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/dependsOn/" + i17,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid55 = _errs202 === errors;
if(!valid55){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/dependsOn",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid51 = _errs199 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data81.appliedBy !== undefined){
const _errs204 = errors;
if(typeof data81.appliedBy !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/appliedBy",schemaPath:"#/properties/kustomizations/items/properties/appliedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs204 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data81.only !== undefined){
let data89 = data81.only;
const _errs206 = errors;
if(!((data89 === "base") || (data89 === "head"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/only",schemaPath:"#/properties/kustomizations/items/properties/only/enum",keyword:"enum",params:{allowedValues: schema11.properties.kustomizations.items.properties.only.enum}}];
return false;
}
var valid51 = _errs206 === errors;
}
else {
var valid51 = true;
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
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15,schemaPath:"#/properties/kustomizations/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid50 = _errs187 === errors;
if(!valid50){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations",schemaPath:"#/properties/kustomizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs185 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewers !== undefined){
let data90 = data.reviewers;
const _errs207 = errors;
if(errors === _errs207){
if(Array.isArray(data90)){
var valid56 = true;
const len18 = data90.length;
for(let i18=0; i18<len18; i18++){
let data91 = data90[i18];
const _errs209 = errors;
if(errors === _errs209){
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
let missing10;
if(((((data91.owner === undefined) && (missing10 = "owner")) || ((data91.changes === undefined) && (missing10 = "changes"))) || ((data91.risk === undefined) && (missing10 = "risk"))) || ((data91.files === undefined) && (missing10 = "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18,schemaPath:"#/properties/reviewers/items/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs211 = errors;
for(const key16 in data91){
if(!((((key16 === "owner") || (key16 === "changes")) || (key16 === "risk")) || (key16 === "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18,schemaPath:"#/properties/reviewers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}}];
return false;
break;
}
}
if(_errs211 === errors){
if(data91.owner !== undefined){
const _errs212 = errors;
if(typeof data91.owner !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/owner",schemaPath:"#/properties/reviewers/items/properties/owner/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid57 = _errs212 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data91.changes !== undefined){
let data93 = data91.changes;
const _errs214 = errors;
if(!((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93)))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs214){
if(typeof data93 == "number"){
if(data93 < 1 || isNaN(data93)){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid57 = _errs214 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data91.risk !== undefined){
let data94 = data91.risk;
const _errs216 = errors;
if(!(((((data94 === 0) || (data94 === 1)) || (data94 === 2)) || (data94 === 3)) || (data94 === 4))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid57 = _errs216 === errors;
}
else {
var valid57 = true;
}
if(valid57){
if(data91.files !== undefined){
let data95 = data91.files;
const _errs218 = errors;
const _errs219 = errors;
if(errors === _errs219){
if(Array.isArray(data95)){
var valid60 = true;
const len19 = data95.length;
for(let i19=0; i19<len19; i19++){
const _errs221 = errors;
if(typeof data95[i19] !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/files/" + i19,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid60 = _errs221 === errors;
if(!valid60){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/files",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs218){
if(Array.isArray(data95)){
if(data95.length < 1){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/files",schemaPath:"#/properties/reviewers/items/properties/files/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid57 = _errs218 === errors;
}
else {
var valid57 = true;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18,schemaPath:"#/properties/reviewers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid56 = _errs209 === errors;
if(!valid56){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers",schemaPath:"#/properties/reviewers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs207 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data97 = data.findings;
const _errs223 = errors;
if(errors === _errs223){
if(Array.isArray(data97)){
var valid61 = true;
const len20 = data97.length;
for(let i20=0; i20<len20; i20++){
let data98 = data97[i20];
const _errs225 = errors;
if(!(data98 && typeof data98 == "object" && !Array.isArray(data98))){
validate10.errors = [{instancePath:instancePath+"/findings/" + i20,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid61 = _errs225 === errors;
if(!valid61){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs223 === errors;
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
