// @ts-nocheck
// Generated from review.schema.json. To change it, run npm run codegen:settings.
"use strict";
export const validateReview = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","required":["summary","changes","risks","unknown","kustomizations"],"properties":{"summary":{"type":"object","required":["base","head","changed","risk","clusters","changedClusters","actions","newClusters","removedClusters","noiseOnly","hidden"],"properties":{"base":{"type":"string"},"head":{"type":"string"},"changed":{"type":"boolean"},"risk":{"$ref":"#/definitions/risk"},"clusters":{"type":"integer","minimum":0},"changedClusters":{"type":"integer","minimum":0},"actions":{"type":"object","propertyNames":{"$ref":"#/definitions/action"},"additionalProperties":{"type":"integer","minimum":0}},"newClusters":{"$ref":"#/definitions/names"},"removedClusters":{"$ref":"#/definitions/names"},"noiseOnly":{"type":"integer","minimum":0},"hidden":{"$ref":"#/definitions/hidden"},"request":{"type":"object","required":["repository","number","commit"],"properties":{"repository":{"type":"string"},"number":{"type":"integer","minimum":1},"commit":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}},"additionalProperties":false}},"additionalProperties":false},"changes":{"type":"array","items":{"type":"object","required":["action","apiVersion","kind","name","clusters","risk","rules","hunks","kustomization"],"properties":{"action":{"$ref":"#/definitions/action"},"apiVersion":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"risk":{"$ref":"#/definitions/risk"},"rules":{"$ref":"#/definitions/names"},"hunks":{"type":"array","items":{"$ref":"#/definitions/hunk"}},"kustomization":{"type":"string"},"movedFrom":{"type":"string"},"renamedFrom":{"type":"string"},"renamedTo":{"type":"string"},"composites":{"type":"object","required":["automatic","manual"],"properties":{"automatic":{"$ref":"#/definitions/names"},"manual":{"$ref":"#/definitions/names"}},"additionalProperties":false},"composition":{"type":"string"},"why":{"enum":["removed","pruning-changes","owner-deleted","namespace-deleted","definition-deleted","not-pruned","cluster-changed","refused","refused-with-another","waits-for-refused","waits-for-suspended","may-be-deleted-first","may-be-suspended-first"]},"refusals":{"$ref":"#/definitions/names"},"restarts":{"const":true},"hidden":{"$ref":"#/definitions/hidden"},"cause":{"$ref":"#/definitions/cause"},"was":{"$ref":"#/definitions/cause"}},"additionalProperties":false}},"risks":{"type":"array","items":{"type":"object","required":["rule","level","evidence","remedy","objects","clusters"],"properties":{"rule":{"type":"string"},"level":{"$ref":"#/definitions/risk"},"evidence":{"type":"string"},"remedy":{"type":"string"},"objects":{"$ref":"#/definitions/names"},"clusters":{"$ref":"#/definitions/names"}},"additionalProperties":false}},"unknown":{"type":"array","items":{"type":"object","required":["what","name","clusters"],"properties":{"what":{"enum":["not-built","fails-on-both","in-part","suspended","chart","variable"]},"side":{"enum":["base","head"]},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names"},"message":{"type":"string"}},"additionalProperties":false}},"kustomizations":{"type":"array","items":{"type":"object","required":["name","clusters","source","dependsOn"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"source":{"type":"string"},"dependsOn":{"$ref":"#/definitions/names"},"appliedBy":{"type":"string"},"only":{"enum":["base","head"]}},"additionalProperties":false}},"reviewers":{"type":"array","items":{"type":"object","required":["owner","changes","risk","files"],"properties":{"owner":{"type":"string"},"changes":{"type":"integer","minimum":1},"risk":{"$ref":"#/definitions/risk"},"files":{"$ref":"#/definitions/names","minItems":1}},"additionalProperties":false}},"findings":{"type":"array","items":{"type":"object"}}},"additionalProperties":false,"definitions":{"cause":{"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false},"action":{"enum":["create","change","delete","orphan","move","recreate","blocked"]},"risk":{"enum":[0,1,2,3,4]},"names":{"type":"array","items":{"type":"string"}},"hidden":{"type":"object","propertyNames":{"enum":["same-quantity","empty","default","release-mark"]},"additionalProperties":{"type":"integer","minimum":1}},"hunk":{"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false}}};
const schema12 = {"enum":[0,1,2,3,4]};
const schema13 = {"enum":["create","change","delete","orphan","move","recreate","blocked"]};
const schema14 = {"type":"array","items":{"type":"string"}};
const schema16 = {"type":"object","propertyNames":{"enum":["same-quantity","empty","default","release-mark"]},"additionalProperties":{"type":"integer","minimum":1}};
const schema21 = {"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false};
const schema26 = {"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");

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
if(valid1){
if(data0.request !== undefined){
let data16 = data0.request;
const _errs43 = errors;
if(errors === _errs43){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((((data16.repository === undefined) && (missing2 = "repository")) || ((data16.number === undefined) && (missing2 = "number"))) || ((data16.commit === undefined) && (missing2 = "commit"))){
validate10.errors = [{instancePath:instancePath+"/summary/request",schemaPath:"#/properties/summary/properties/request/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs45 = errors;
for(const key6 in data16){
if(!(((key6 === "repository") || (key6 === "number")) || (key6 === "commit"))){
validate10.errors = [{instancePath:instancePath+"/summary/request",schemaPath:"#/properties/summary/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs45 === errors){
if(data16.repository !== undefined){
const _errs46 = errors;
if(typeof data16.repository !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/request/repository",schemaPath:"#/properties/summary/properties/request/properties/repository/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs46 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data16.number !== undefined){
let data18 = data16.number;
const _errs48 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate10.errors = [{instancePath:instancePath+"/summary/request/number",schemaPath:"#/properties/summary/properties/request/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs48){
if(typeof data18 == "number"){
if(data18 < 1 || isNaN(data18)){
validate10.errors = [{instancePath:instancePath+"/summary/request/number",schemaPath:"#/properties/summary/properties/request/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid13 = _errs48 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data16.commit !== undefined){
let data19 = data16.commit;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
validate10.errors = [{instancePath:instancePath+"/summary/request/commit",schemaPath:"#/properties/summary/properties/request/properties/commit/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/request/commit",schemaPath:"#/properties/summary/properties/request/properties/commit/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs50 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/request",schemaPath:"#/properties/summary/properties/request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs43 === errors;
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
let data20 = data.changes;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data20)){
var valid14 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
const _errs54 = errors;
if(errors === _errs54){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing3;
if((((((((((data21.action === undefined) && (missing3 = "action")) || ((data21.apiVersion === undefined) && (missing3 = "apiVersion"))) || ((data21.kind === undefined) && (missing3 = "kind"))) || ((data21.name === undefined) && (missing3 = "name"))) || ((data21.clusters === undefined) && (missing3 = "clusters"))) || ((data21.risk === undefined) && (missing3 = "risk"))) || ((data21.rules === undefined) && (missing3 = "rules"))) || ((data21.hunks === undefined) && (missing3 = "hunks"))) || ((data21.kustomization === undefined) && (missing3 = "kustomization"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs56 = errors;
for(const key7 in data21){
if(!(func2.call(schema11.properties.changes.items.properties, key7))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs56 === errors){
if(data21.action !== undefined){
let data22 = data21.action;
const _errs57 = errors;
if(!(((((((data22 === "create") || (data22 === "change")) || (data22 === "delete")) || (data22 === "orphan")) || (data22 === "move")) || (data22 === "recreate")) || (data22 === "blocked"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/action",schemaPath:"#/definitions/action/enum",keyword:"enum",params:{allowedValues: schema13.enum}}];
return false;
}
var valid15 = _errs57 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.apiVersion !== undefined){
const _errs59 = errors;
if(typeof data21.apiVersion !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/apiVersion",schemaPath:"#/properties/changes/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs59 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.kind !== undefined){
const _errs61 = errors;
if(typeof data21.kind !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/kind",schemaPath:"#/properties/changes/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs61 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.namespace !== undefined){
const _errs63 = errors;
if(typeof data21.namespace !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/namespace",schemaPath:"#/properties/changes/items/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs63 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.name !== undefined){
const _errs65 = errors;
if(typeof data21.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/name",schemaPath:"#/properties/changes/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs65 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.clusters !== undefined){
let data27 = data21.clusters;
const _errs67 = errors;
const _errs68 = errors;
if(errors === _errs68){
if(Array.isArray(data27)){
var valid18 = true;
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
const _errs70 = errors;
if(typeof data27[i3] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters/" + i3,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs70 === errors;
if(!valid18){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs67){
if(Array.isArray(data27)){
if(data27.length < 1){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters",schemaPath:"#/properties/changes/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid15 = _errs67 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.risk !== undefined){
let data29 = data21.risk;
const _errs72 = errors;
if(!(((((data29 === 0) || (data29 === 1)) || (data29 === 2)) || (data29 === 3)) || (data29 === 4))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid15 = _errs72 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.rules !== undefined){
let data30 = data21.rules;
const _errs74 = errors;
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data30)){
var valid21 = true;
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
const _errs77 = errors;
if(typeof data30[i4] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/rules/" + i4,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs77 === errors;
if(!valid21){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/rules",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid15 = _errs74 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.hunks !== undefined){
let data32 = data21.hunks;
const _errs79 = errors;
if(errors === _errs79){
if(Array.isArray(data32)){
var valid22 = true;
const len5 = data32.length;
for(let i5=0; i5<len5; i5++){
let data33 = data32[i5];
const _errs81 = errors;
const _errs82 = errors;
if(errors === _errs82){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing4;
if(((data33.path === undefined) && (missing4 = "path")) || ((data33.op === undefined) && (missing4 = "op"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5,schemaPath:"#/definitions/hunk/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs84 = errors;
for(const key8 in data33){
if(!(((((((key8 === "path") || (key8 === "op")) || (key8 === "before")) || (key8 === "after")) || (key8 === "lines")) || (key8 === "step")) || (key8 === "confidential"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5,schemaPath:"#/definitions/hunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs84 === errors){
if(data33.path !== undefined){
const _errs85 = errors;
if(typeof data33.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/path",schemaPath:"#/definitions/hunk/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid24 = _errs85 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data33.op !== undefined){
let data35 = data33.op;
const _errs87 = errors;
if(!((((data35 === "add") || (data35 === "remove")) || (data35 === "change")) || (data35 === "reorder"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/op",schemaPath:"#/definitions/hunk/properties/op/enum",keyword:"enum",params:{allowedValues: schema21.properties.op.enum}}];
return false;
}
var valid24 = _errs87 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data33.lines !== undefined){
let data36 = data33.lines;
const _errs88 = errors;
if(errors === _errs88){
if(Array.isArray(data36)){
var valid25 = true;
const len6 = data36.length;
for(let i6=0; i6<len6; i6++){
const _errs90 = errors;
if(typeof data36[i6] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/lines/" + i6,schemaPath:"#/definitions/hunk/properties/lines/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid25 = _errs90 === errors;
if(!valid25){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/lines",schemaPath:"#/definitions/hunk/properties/lines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid24 = _errs88 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data33.step !== undefined){
let data38 = data33.step;
const _errs92 = errors;
if(!((((data38 === "major") || (data38 === "minor")) || (data38 === "patch")) || (data38 === "down"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/step",schemaPath:"#/definitions/hunk/properties/step/enum",keyword:"enum",params:{allowedValues: schema21.properties.step.enum}}];
return false;
}
var valid24 = _errs92 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data33.confidential !== undefined){
const _errs93 = errors;
if(true !== data33.confidential){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/confidential",schemaPath:"#/definitions/hunk/properties/confidential/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid24 = _errs93 === errors;
}
else {
var valid24 = true;
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
var valid22 = _errs81 === errors;
if(!valid22){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks",schemaPath:"#/properties/changes/items/properties/hunks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid15 = _errs79 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.kustomization !== undefined){
const _errs94 = errors;
if(typeof data21.kustomization !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/kustomization",schemaPath:"#/properties/changes/items/properties/kustomization/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs94 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.movedFrom !== undefined){
const _errs96 = errors;
if(typeof data21.movedFrom !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/movedFrom",schemaPath:"#/properties/changes/items/properties/movedFrom/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs96 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.renamedFrom !== undefined){
const _errs98 = errors;
if(typeof data21.renamedFrom !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/renamedFrom",schemaPath:"#/properties/changes/items/properties/renamedFrom/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs98 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.renamedTo !== undefined){
const _errs100 = errors;
if(typeof data21.renamedTo !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/renamedTo",schemaPath:"#/properties/changes/items/properties/renamedTo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs100 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.composites !== undefined){
let data44 = data21.composites;
const _errs102 = errors;
if(errors === _errs102){
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
let missing5;
if(((data44.automatic === undefined) && (missing5 = "automatic")) || ((data44.manual === undefined) && (missing5 = "manual"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites",schemaPath:"#/properties/changes/items/properties/composites/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs104 = errors;
for(const key9 in data44){
if(!((key9 === "automatic") || (key9 === "manual"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites",schemaPath:"#/properties/changes/items/properties/composites/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs104 === errors){
if(data44.automatic !== undefined){
let data45 = data44.automatic;
const _errs105 = errors;
const _errs106 = errors;
if(errors === _errs106){
if(Array.isArray(data45)){
var valid28 = true;
const len7 = data45.length;
for(let i7=0; i7<len7; i7++){
const _errs108 = errors;
if(typeof data45[i7] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/automatic/" + i7,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid28 = _errs108 === errors;
if(!valid28){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/automatic",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid26 = _errs105 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data44.manual !== undefined){
let data47 = data44.manual;
const _errs110 = errors;
const _errs111 = errors;
if(errors === _errs111){
if(Array.isArray(data47)){
var valid30 = true;
const len8 = data47.length;
for(let i8=0; i8<len8; i8++){
const _errs113 = errors;
if(typeof data47[i8] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/manual/" + i8,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid30 = _errs113 === errors;
if(!valid30){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/manual",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid26 = _errs110 === errors;
}
else {
var valid26 = true;
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
var valid15 = _errs102 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.composition !== undefined){
const _errs115 = errors;
if(typeof data21.composition !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composition",schemaPath:"#/properties/changes/items/properties/composition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs115 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.why !== undefined){
let data50 = data21.why;
const _errs117 = errors;
if(!(((((((((((((data50 === "removed") || (data50 === "pruning-changes")) || (data50 === "owner-deleted")) || (data50 === "namespace-deleted")) || (data50 === "definition-deleted")) || (data50 === "not-pruned")) || (data50 === "cluster-changed")) || (data50 === "refused")) || (data50 === "refused-with-another")) || (data50 === "waits-for-refused")) || (data50 === "waits-for-suspended")) || (data50 === "may-be-deleted-first")) || (data50 === "may-be-suspended-first"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/why",schemaPath:"#/properties/changes/items/properties/why/enum",keyword:"enum",params:{allowedValues: schema11.properties.changes.items.properties.why.enum}}];
return false;
}
var valid15 = _errs117 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.refusals !== undefined){
let data51 = data21.refusals;
const _errs118 = errors;
const _errs119 = errors;
if(errors === _errs119){
if(Array.isArray(data51)){
var valid32 = true;
const len9 = data51.length;
for(let i9=0; i9<len9; i9++){
const _errs121 = errors;
if(typeof data51[i9] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals/" + i9,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid32 = _errs121 === errors;
if(!valid32){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid15 = _errs118 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.restarts !== undefined){
const _errs123 = errors;
if(true !== data21.restarts){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/restarts",schemaPath:"#/properties/changes/items/properties/restarts/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid15 = _errs123 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.hidden !== undefined){
let data54 = data21.hidden;
const _errs124 = errors;
const _errs125 = errors;
if(errors === _errs125){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key10 in data54){
const _errs127 = errors;
if(!((((key10 === "same-quantity") || (key10 === "empty")) || (key10 === "default")) || (key10 === "release-mark"))){
const err4 = {instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/propertyNames/enum",keyword:"enum",params:{allowedValues: schema16.propertyNames.enum},propertyName:key10};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid34 = _errs127 === errors;
if(!valid34){
const err5 = {instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/propertyNames",keyword:"propertyNames",params:{propertyName: key10}};
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
if(valid34){
for(const key11 in data54){
let data55 = data54[key11];
const _errs129 = errors;
if(!((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/hidden/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs129){
if(typeof data55 == "number"){
if(data55 < 1 || isNaN(data55)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/" + key11.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/hidden/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid35 = _errs129 === errors;
if(!valid35){
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
var valid15 = _errs124 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.cause !== undefined){
let data56 = data21.cause;
const _errs131 = errors;
const _errs132 = errors;
if(errors === _errs132){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
let missing6;
if((data56.file === undefined) && (missing6 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs134 = errors;
for(const key12 in data56){
if(!((((key12 === "file") || (key12 === "line")) || (key12 === "by")) || (key12 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs134 === errors){
if(data56.file !== undefined){
const _errs135 = errors;
if(typeof data56.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs135 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data56.line !== undefined){
let data58 = data56.line;
const _errs137 = errors;
if(!((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs137){
if(typeof data58 == "number"){
if(data58 < 1 || isNaN(data58)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid37 = _errs137 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data56.by !== undefined){
const _errs139 = errors;
if(typeof data56.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs139 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data56.path !== undefined){
const _errs141 = errors;
if(typeof data56.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs141 === errors;
}
else {
var valid37 = true;
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
var valid15 = _errs131 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data21.was !== undefined){
let data61 = data21.was;
const _errs143 = errors;
const _errs144 = errors;
if(errors === _errs144){
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
let missing7;
if((data61.file === undefined) && (missing7 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs146 = errors;
for(const key13 in data61){
if(!((((key13 === "file") || (key13 === "line")) || (key13 === "by")) || (key13 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break;
}
}
if(_errs146 === errors){
if(data61.file !== undefined){
const _errs147 = errors;
if(typeof data61.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs147 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data61.line !== undefined){
let data63 = data61.line;
const _errs149 = errors;
if(!((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs149){
if(typeof data63 == "number"){
if(data63 < 1 || isNaN(data63)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid39 = _errs149 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data61.by !== undefined){
const _errs151 = errors;
if(typeof data61.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs151 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data61.path !== undefined){
const _errs153 = errors;
if(typeof data61.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs153 === errors;
}
else {
var valid39 = true;
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
var valid15 = _errs143 === errors;
}
else {
var valid15 = true;
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
var valid14 = _errs54 === errors;
if(!valid14){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.risks !== undefined){
let data66 = data.risks;
const _errs155 = errors;
if(errors === _errs155){
if(Array.isArray(data66)){
var valid40 = true;
const len10 = data66.length;
for(let i10=0; i10<len10; i10++){
let data67 = data66[i10];
const _errs157 = errors;
if(errors === _errs157){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
let missing8;
if(((((((data67.rule === undefined) && (missing8 = "rule")) || ((data67.level === undefined) && (missing8 = "level"))) || ((data67.evidence === undefined) && (missing8 = "evidence"))) || ((data67.remedy === undefined) && (missing8 = "remedy"))) || ((data67.objects === undefined) && (missing8 = "objects"))) || ((data67.clusters === undefined) && (missing8 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10,schemaPath:"#/properties/risks/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs159 = errors;
for(const key14 in data67){
if(!((((((key14 === "rule") || (key14 === "level")) || (key14 === "evidence")) || (key14 === "remedy")) || (key14 === "objects")) || (key14 === "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10,schemaPath:"#/properties/risks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs159 === errors){
if(data67.rule !== undefined){
const _errs160 = errors;
if(typeof data67.rule !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/rule",schemaPath:"#/properties/risks/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs160 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data67.level !== undefined){
let data69 = data67.level;
const _errs162 = errors;
if(!(((((data69 === 0) || (data69 === 1)) || (data69 === 2)) || (data69 === 3)) || (data69 === 4))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/level",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid41 = _errs162 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data67.evidence !== undefined){
const _errs164 = errors;
if(typeof data67.evidence !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/evidence",schemaPath:"#/properties/risks/items/properties/evidence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs164 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data67.remedy !== undefined){
const _errs166 = errors;
if(typeof data67.remedy !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/remedy",schemaPath:"#/properties/risks/items/properties/remedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs166 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data67.objects !== undefined){
let data72 = data67.objects;
const _errs168 = errors;
const _errs169 = errors;
if(errors === _errs169){
if(Array.isArray(data72)){
var valid44 = true;
const len11 = data72.length;
for(let i11=0; i11<len11; i11++){
const _errs171 = errors;
if(typeof data72[i11] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/objects/" + i11,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid44 = _errs171 === errors;
if(!valid44){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/objects",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid41 = _errs168 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data67.clusters !== undefined){
let data74 = data67.clusters;
const _errs173 = errors;
const _errs174 = errors;
if(errors === _errs174){
if(Array.isArray(data74)){
var valid46 = true;
const len12 = data74.length;
for(let i12=0; i12<len12; i12++){
const _errs176 = errors;
if(typeof data74[i12] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/clusters/" + i12,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid46 = _errs176 === errors;
if(!valid46){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid41 = _errs173 === errors;
}
else {
var valid41 = true;
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
var valid40 = _errs157 === errors;
if(!valid40){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs155 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined){
let data76 = data.unknown;
const _errs178 = errors;
if(errors === _errs178){
if(Array.isArray(data76)){
var valid47 = true;
const len13 = data76.length;
for(let i13=0; i13<len13; i13++){
let data77 = data76[i13];
const _errs180 = errors;
if(errors === _errs180){
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
let missing9;
if((((data77.what === undefined) && (missing9 = "what")) || ((data77.name === undefined) && (missing9 = "name"))) || ((data77.clusters === undefined) && (missing9 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13,schemaPath:"#/properties/unknown/items/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs182 = errors;
for(const key15 in data77){
if(!(((((key15 === "what") || (key15 === "side")) || (key15 === "name")) || (key15 === "clusters")) || (key15 === "message"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13,schemaPath:"#/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}}];
return false;
break;
}
}
if(_errs182 === errors){
if(data77.what !== undefined){
let data78 = data77.what;
const _errs183 = errors;
if(!((((((data78 === "not-built") || (data78 === "fails-on-both")) || (data78 === "in-part")) || (data78 === "suspended")) || (data78 === "chart")) || (data78 === "variable"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/what",schemaPath:"#/properties/unknown/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.what.enum}}];
return false;
}
var valid48 = _errs183 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data77.side !== undefined){
let data79 = data77.side;
const _errs184 = errors;
if(!((data79 === "base") || (data79 === "head"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/side",schemaPath:"#/properties/unknown/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.side.enum}}];
return false;
}
var valid48 = _errs184 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data77.name !== undefined){
const _errs185 = errors;
if(typeof data77.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/name",schemaPath:"#/properties/unknown/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid48 = _errs185 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data77.clusters !== undefined){
let data81 = data77.clusters;
const _errs187 = errors;
const _errs188 = errors;
if(errors === _errs188){
if(Array.isArray(data81)){
var valid50 = true;
const len14 = data81.length;
for(let i14=0; i14<len14; i14++){
const _errs190 = errors;
if(typeof data81[i14] !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/clusters/" + i14,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid50 = _errs190 === errors;
if(!valid50){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid48 = _errs187 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data77.message !== undefined){
const _errs192 = errors;
if(typeof data77.message !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/message",schemaPath:"#/properties/unknown/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid48 = _errs192 === errors;
}
else {
var valid48 = true;
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
var valid47 = _errs180 === errors;
if(!valid47){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs178 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kustomizations !== undefined){
let data84 = data.kustomizations;
const _errs194 = errors;
if(errors === _errs194){
if(Array.isArray(data84)){
var valid51 = true;
const len15 = data84.length;
for(let i15=0; i15<len15; i15++){
let data85 = data84[i15];
const _errs196 = errors;
if(errors === _errs196){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing10;
if(((((data85.name === undefined) && (missing10 = "name")) || ((data85.clusters === undefined) && (missing10 = "clusters"))) || ((data85.source === undefined) && (missing10 = "source"))) || ((data85.dependsOn === undefined) && (missing10 = "dependsOn"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15,schemaPath:"#/properties/kustomizations/items/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs198 = errors;
for(const key16 in data85){
if(!((((((key16 === "name") || (key16 === "clusters")) || (key16 === "source")) || (key16 === "dependsOn")) || (key16 === "appliedBy")) || (key16 === "only"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15,schemaPath:"#/properties/kustomizations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}}];
return false;
break;
}
}
if(_errs198 === errors){
if(data85.name !== undefined){
const _errs199 = errors;
if(typeof data85.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/name",schemaPath:"#/properties/kustomizations/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid52 = _errs199 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data85.clusters !== undefined){
let data87 = data85.clusters;
const _errs201 = errors;
const _errs202 = errors;
if(errors === _errs202){
if(Array.isArray(data87)){
var valid54 = true;
const len16 = data87.length;
for(let i16=0; i16<len16; i16++){
const _errs204 = errors;
if(typeof data87[i16] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/clusters/" + i16,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid54 = _errs204 === errors;
if(!valid54){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs201){
if(Array.isArray(data87)){
if(data87.length < 1){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/clusters",schemaPath:"#/properties/kustomizations/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid52 = _errs201 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data85.source !== undefined){
const _errs206 = errors;
if(typeof data85.source !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/source",schemaPath:"#/properties/kustomizations/items/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid52 = _errs206 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data85.dependsOn !== undefined){
let data90 = data85.dependsOn;
const _errs208 = errors;
const _errs209 = errors;
if(errors === _errs209){
if(Array.isArray(data90)){
var valid56 = true;
const len17 = data90.length;
for(let i17=0; i17<len17; i17++){
const _errs211 = errors;
if(typeof data90[i17] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/dependsOn/" + i17,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid56 = _errs211 === errors;
if(!valid56){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/dependsOn",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid52 = _errs208 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data85.appliedBy !== undefined){
const _errs213 = errors;
if(typeof data85.appliedBy !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/appliedBy",schemaPath:"#/properties/kustomizations/items/properties/appliedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid52 = _errs213 === errors;
}
else {
var valid52 = true;
}
if(valid52){
if(data85.only !== undefined){
let data93 = data85.only;
const _errs215 = errors;
if(!((data93 === "base") || (data93 === "head"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/only",schemaPath:"#/properties/kustomizations/items/properties/only/enum",keyword:"enum",params:{allowedValues: schema11.properties.kustomizations.items.properties.only.enum}}];
return false;
}
var valid52 = _errs215 === errors;
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
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15,schemaPath:"#/properties/kustomizations/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid51 = _errs196 === errors;
if(!valid51){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations",schemaPath:"#/properties/kustomizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs194 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewers !== undefined){
let data94 = data.reviewers;
const _errs216 = errors;
if(errors === _errs216){
if(Array.isArray(data94)){
var valid57 = true;
const len18 = data94.length;
for(let i18=0; i18<len18; i18++){
let data95 = data94[i18];
const _errs218 = errors;
if(errors === _errs218){
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
let missing11;
if(((((data95.owner === undefined) && (missing11 = "owner")) || ((data95.changes === undefined) && (missing11 = "changes"))) || ((data95.risk === undefined) && (missing11 = "risk"))) || ((data95.files === undefined) && (missing11 = "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18,schemaPath:"#/properties/reviewers/items/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs220 = errors;
for(const key17 in data95){
if(!((((key17 === "owner") || (key17 === "changes")) || (key17 === "risk")) || (key17 === "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18,schemaPath:"#/properties/reviewers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}}];
return false;
break;
}
}
if(_errs220 === errors){
if(data95.owner !== undefined){
const _errs221 = errors;
if(typeof data95.owner !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/owner",schemaPath:"#/properties/reviewers/items/properties/owner/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid58 = _errs221 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data95.changes !== undefined){
let data97 = data95.changes;
const _errs223 = errors;
if(!((typeof data97 == "number") && (!(data97 % 1) && !isNaN(data97)))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs223){
if(typeof data97 == "number"){
if(data97 < 1 || isNaN(data97)){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid58 = _errs223 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data95.risk !== undefined){
let data98 = data95.risk;
const _errs225 = errors;
if(!(((((data98 === 0) || (data98 === 1)) || (data98 === 2)) || (data98 === 3)) || (data98 === 4))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid58 = _errs225 === errors;
}
else {
var valid58 = true;
}
if(valid58){
if(data95.files !== undefined){
let data99 = data95.files;
const _errs227 = errors;
const _errs228 = errors;
if(errors === _errs228){
if(Array.isArray(data99)){
var valid61 = true;
const len19 = data99.length;
for(let i19=0; i19<len19; i19++){
const _errs230 = errors;
if(typeof data99[i19] !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/files/" + i19,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid61 = _errs230 === errors;
if(!valid61){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/files",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs227){
if(Array.isArray(data99)){
if(data99.length < 1){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/files",schemaPath:"#/properties/reviewers/items/properties/files/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid58 = _errs227 === errors;
}
else {
var valid58 = true;
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
var valid57 = _errs218 === errors;
if(!valid57){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers",schemaPath:"#/properties/reviewers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs216 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data101 = data.findings;
const _errs232 = errors;
if(errors === _errs232){
if(Array.isArray(data101)){
var valid62 = true;
const len20 = data101.length;
for(let i20=0; i20<len20; i20++){
let data102 = data101[i20];
const _errs234 = errors;
if(!(data102 && typeof data102 == "object" && !Array.isArray(data102))){
validate10.errors = [{instancePath:instancePath+"/findings/" + i20,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
var valid62 = _errs234 === errors;
if(!valid62){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs232 === errors;
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
