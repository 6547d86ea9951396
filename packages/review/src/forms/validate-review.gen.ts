// @ts-nocheck
// Generated from review.schema.json. To change it, run npm run codegen:settings.
"use strict";
export const validateReview = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","required":["summary","changes","risks","unknown","kustomizations"],"properties":{"summary":{"type":"object","required":["base","head","changed","risk","clusters","changedClusters","actions","newClusters","removedClusters","noiseOnly","hidden"],"properties":{"base":{"type":"string"},"head":{"type":"string"},"changed":{"type":"boolean"},"risk":{"$ref":"#/definitions/risk"},"clusters":{"type":"integer","minimum":0},"changedClusters":{"type":"integer","minimum":0},"actions":{"type":"object","properties":{"create":{"type":"integer","minimum":0},"change":{"type":"integer","minimum":0},"delete":{"type":"integer","minimum":0},"orphan":{"type":"integer","minimum":0},"move":{"type":"integer","minimum":0},"recreate":{"type":"integer","minimum":0},"blocked":{"type":"integer","minimum":0}},"additionalProperties":false},"newClusters":{"$ref":"#/definitions/names"},"removedClusters":{"$ref":"#/definitions/names"},"noiseOnly":{"type":"integer","minimum":0},"hidden":{"$ref":"#/definitions/hidden"},"request":{"type":"object","required":["repository","number","commit"],"properties":{"repository":{"type":"string"},"number":{"type":"integer","minimum":1},"commit":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}},"additionalProperties":false}},"additionalProperties":false},"changes":{"type":"array","items":{"type":"object","required":["action","apiVersion","kind","name","clusters","risk","rules","hunks","kustomization"],"properties":{"action":{"$ref":"#/definitions/action"},"apiVersion":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"risk":{"$ref":"#/definitions/risk"},"rules":{"$ref":"#/definitions/names"},"hunks":{"type":"array","items":{"$ref":"#/definitions/hunk"}},"kustomization":{"type":"string"},"movedFrom":{"type":"string"},"renamedFrom":{"type":"string"},"renamedTo":{"type":"string"},"composites":{"type":"object","required":["automatic","manual"],"properties":{"automatic":{"$ref":"#/definitions/names"},"manual":{"$ref":"#/definitions/names"}},"additionalProperties":false},"composition":{"type":"string"},"why":{"enum":["removed","pruning-changes","owner-deleted","namespace-deleted","definition-deleted","not-pruned","cluster-changed","refused","refused-with-another","waits-for-refused","waits-for-suspended","may-be-deleted-first","old-owner-remains","taken-over","may-be-suspended-first"]},"refusals":{"$ref":"#/definitions/names"},"restarts":{"const":true},"hidden":{"$ref":"#/definitions/hidden"},"cause":{"$ref":"#/definitions/cause"},"was":{"$ref":"#/definitions/cause"}},"additionalProperties":false}},"risks":{"type":"array","items":{"type":"object","required":["rule","level","evidence","remedy","objects","clusters"],"properties":{"rule":{"type":"string"},"level":{"$ref":"#/definitions/risk"},"evidence":{"type":"string"},"remedy":{"type":"string"},"objects":{"$ref":"#/definitions/names"},"clusters":{"$ref":"#/definitions/names"}},"additionalProperties":false}},"unknown":{"type":"array","items":{"type":"object","required":["what","name","clusters"],"properties":{"what":{"enum":["not-built","fails-on-both","in-part","suspended","chart","variable"]},"side":{"enum":["base","head"]},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names"},"message":{"type":"string"}},"additionalProperties":false}},"kustomizations":{"type":"array","items":{"type":"object","required":["name","clusters","source","dependsOn"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"source":{"type":"string"},"dependsOn":{"$ref":"#/definitions/names"},"appliedBy":{"type":"string"},"only":{"enum":["base","head"]}},"additionalProperties":false}},"reviewers":{"type":"array","items":{"type":"object","required":["owner","changes","risk","files"],"properties":{"owner":{"type":"string"},"changes":{"type":"integer","minimum":1},"risk":{"$ref":"#/definitions/risk"},"files":{"$ref":"#/definitions/names","minItems":1}},"additionalProperties":false}},"findings":{"type":"array","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false,"definitions":{"cause":{"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false},"action":{"enum":["create","change","delete","orphan","move","recreate","blocked"]},"risk":{"enum":[0,1,2,3,4]},"names":{"type":"array","items":{"type":"string"}},"hidden":{"type":"object","properties":{"same-quantity":{"type":"integer","minimum":1},"empty":{"type":"integer","minimum":1},"default":{"type":"integer","minimum":1},"release-mark":{"type":"integer","minimum":1}},"additionalProperties":false},"hunk":{"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false}}};
const schema12 = {"enum":[0,1,2,3,4]};
const schema13 = {"type":"array","items":{"type":"string"}};
const schema15 = {"type":"object","properties":{"same-quantity":{"type":"integer","minimum":1},"empty":{"type":"integer","minimum":1},"default":{"type":"integer","minimum":1},"release-mark":{"type":"integer","minimum":1}},"additionalProperties":false};
const schema16 = {"enum":["create","change","delete","orphan","move","recreate","blocked"]};
const schema20 = {"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false};
const schema25 = {"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false};
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
const _errs19 = errors;
for(const key2 in data7){
if(!(((((((key2 === "create") || (key2 === "change")) || (key2 === "delete")) || (key2 === "orphan")) || (key2 === "move")) || (key2 === "recreate")) || (key2 === "blocked"))){
validate10.errors = [{instancePath:instancePath+"/summary/actions",schemaPath:"#/properties/summary/properties/actions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}}];
return false;
break;
}
}
if(_errs19 === errors){
if(data7.create !== undefined){
let data8 = data7.create;
const _errs20 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate10.errors = [{instancePath:instancePath+"/summary/actions/create",schemaPath:"#/properties/summary/properties/actions/properties/create/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
validate10.errors = [{instancePath:instancePath+"/summary/actions/create",schemaPath:"#/properties/summary/properties/actions/properties/create/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.change !== undefined){
let data9 = data7.change;
const _errs22 = errors;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate10.errors = [{instancePath:instancePath+"/summary/actions/change",schemaPath:"#/properties/summary/properties/actions/properties/change/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if(typeof data9 == "number"){
if(data9 < 0 || isNaN(data9)){
validate10.errors = [{instancePath:instancePath+"/summary/actions/change",schemaPath:"#/properties/summary/properties/actions/properties/change/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.delete !== undefined){
let data10 = data7.delete;
const _errs24 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate10.errors = [{instancePath:instancePath+"/summary/actions/delete",schemaPath:"#/properties/summary/properties/actions/properties/delete/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate10.errors = [{instancePath:instancePath+"/summary/actions/delete",schemaPath:"#/properties/summary/properties/actions/properties/delete/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.orphan !== undefined){
let data11 = data7.orphan;
const _errs26 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate10.errors = [{instancePath:instancePath+"/summary/actions/orphan",schemaPath:"#/properties/summary/properties/actions/properties/orphan/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate10.errors = [{instancePath:instancePath+"/summary/actions/orphan",schemaPath:"#/properties/summary/properties/actions/properties/orphan/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.move !== undefined){
let data12 = data7.move;
const _errs28 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate10.errors = [{instancePath:instancePath+"/summary/actions/move",schemaPath:"#/properties/summary/properties/actions/properties/move/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate10.errors = [{instancePath:instancePath+"/summary/actions/move",schemaPath:"#/properties/summary/properties/actions/properties/move/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.recreate !== undefined){
let data13 = data7.recreate;
const _errs30 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate10.errors = [{instancePath:instancePath+"/summary/actions/recreate",schemaPath:"#/properties/summary/properties/actions/properties/recreate/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
validate10.errors = [{instancePath:instancePath+"/summary/actions/recreate",schemaPath:"#/properties/summary/properties/actions/properties/recreate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.blocked !== undefined){
let data14 = data7.blocked;
const _errs32 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate10.errors = [{instancePath:instancePath+"/summary/actions/blocked",schemaPath:"#/properties/summary/properties/actions/properties/blocked/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate10.errors = [{instancePath:instancePath+"/summary/actions/blocked",schemaPath:"#/properties/summary/properties/actions/properties/blocked/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
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
let data15 = data0.newClusters;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data15)){
var valid5 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs37 = errors;
if(typeof data15[i0] !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/newClusters/" + i0,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs37 === errors;
if(!valid5){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/newClusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.removedClusters !== undefined){
let data17 = data0.removedClusters;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data17)){
var valid7 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs42 = errors;
if(typeof data17[i1] !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/removedClusters/" + i1,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs42 === errors;
if(!valid7){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/removedClusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.noiseOnly !== undefined){
let data19 = data0.noiseOnly;
const _errs44 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate10.errors = [{instancePath:instancePath+"/summary/noiseOnly",schemaPath:"#/properties/summary/properties/noiseOnly/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs44){
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
validate10.errors = [{instancePath:instancePath+"/summary/noiseOnly",schemaPath:"#/properties/summary/properties/noiseOnly/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs44 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.hidden !== undefined){
let data20 = data0.hidden;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
const _errs49 = errors;
for(const key3 in data20){
if(!((((key3 === "same-quantity") || (key3 === "empty")) || (key3 === "default")) || (key3 === "release-mark"))){
validate10.errors = [{instancePath:instancePath+"/summary/hidden",schemaPath:"#/definitions/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}}];
return false;
break;
}
}
if(_errs49 === errors){
if(data20["same-quantity"] !== undefined){
let data21 = data20["same-quantity"];
const _errs50 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs50){
if(typeof data21 == "number"){
if(data21 < 1 || isNaN(data21)){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid9 = _errs50 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.empty !== undefined){
let data22 = data20.empty;
const _errs52 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs52){
if(typeof data22 == "number"){
if(data22 < 1 || isNaN(data22)){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid9 = _errs52 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.default !== undefined){
let data23 = data20.default;
const _errs54 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/default",schemaPath:"#/definitions/hidden/properties/default/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs54){
if(typeof data23 == "number"){
if(data23 < 1 || isNaN(data23)){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/default",schemaPath:"#/definitions/hidden/properties/default/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid9 = _errs54 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20["release-mark"] !== undefined){
let data24 = data20["release-mark"];
const _errs56 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs56){
if(typeof data24 == "number"){
if(data24 < 1 || isNaN(data24)){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid9 = _errs56 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/hidden",schemaPath:"#/definitions/hidden/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs46 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.request !== undefined){
let data25 = data0.request;
const _errs58 = errors;
if(errors === _errs58){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if((((data25.repository === undefined) && (missing2 = "repository")) || ((data25.number === undefined) && (missing2 = "number"))) || ((data25.commit === undefined) && (missing2 = "commit"))){
validate10.errors = [{instancePath:instancePath+"/summary/request",schemaPath:"#/properties/summary/properties/request/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs60 = errors;
for(const key4 in data25){
if(!(((key4 === "repository") || (key4 === "number")) || (key4 === "commit"))){
validate10.errors = [{instancePath:instancePath+"/summary/request",schemaPath:"#/properties/summary/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs60 === errors){
if(data25.repository !== undefined){
const _errs61 = errors;
if(typeof data25.repository !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/request/repository",schemaPath:"#/properties/summary/properties/request/properties/repository/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs61 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data25.number !== undefined){
let data27 = data25.number;
const _errs63 = errors;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
validate10.errors = [{instancePath:instancePath+"/summary/request/number",schemaPath:"#/properties/summary/properties/request/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs63){
if(typeof data27 == "number"){
if(data27 < 1 || isNaN(data27)){
validate10.errors = [{instancePath:instancePath+"/summary/request/number",schemaPath:"#/properties/summary/properties/request/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid10 = _errs63 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data25.commit !== undefined){
let data28 = data25.commit;
const _errs65 = errors;
if(errors === _errs65){
if(typeof data28 === "string"){
if(!pattern0.test(data28)){
validate10.errors = [{instancePath:instancePath+"/summary/request/commit",schemaPath:"#/properties/summary/properties/request/properties/commit/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/request/commit",schemaPath:"#/properties/summary/properties/request/properties/commit/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid10 = _errs65 === errors;
}
else {
var valid10 = true;
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
var valid1 = _errs58 === errors;
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
let data29 = data.changes;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data29)){
var valid11 = true;
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
const _errs69 = errors;
if(errors === _errs69){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing3;
if((((((((((data30.action === undefined) && (missing3 = "action")) || ((data30.apiVersion === undefined) && (missing3 = "apiVersion"))) || ((data30.kind === undefined) && (missing3 = "kind"))) || ((data30.name === undefined) && (missing3 = "name"))) || ((data30.clusters === undefined) && (missing3 = "clusters"))) || ((data30.risk === undefined) && (missing3 = "risk"))) || ((data30.rules === undefined) && (missing3 = "rules"))) || ((data30.hunks === undefined) && (missing3 = "hunks"))) || ((data30.kustomization === undefined) && (missing3 = "kustomization"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs71 = errors;
for(const key5 in data30){
if(!(func2.call(schema11.properties.changes.items.properties, key5))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs71 === errors){
if(data30.action !== undefined){
let data31 = data30.action;
const _errs72 = errors;
if(!(((((((data31 === "create") || (data31 === "change")) || (data31 === "delete")) || (data31 === "orphan")) || (data31 === "move")) || (data31 === "recreate")) || (data31 === "blocked"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/action",schemaPath:"#/definitions/action/enum",keyword:"enum",params:{allowedValues: schema16.enum}}];
return false;
}
var valid12 = _errs72 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.apiVersion !== undefined){
const _errs74 = errors;
if(typeof data30.apiVersion !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/apiVersion",schemaPath:"#/properties/changes/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs74 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.kind !== undefined){
const _errs76 = errors;
if(typeof data30.kind !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/kind",schemaPath:"#/properties/changes/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs76 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.namespace !== undefined){
const _errs78 = errors;
if(typeof data30.namespace !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/namespace",schemaPath:"#/properties/changes/items/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs78 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.name !== undefined){
const _errs80 = errors;
if(typeof data30.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/name",schemaPath:"#/properties/changes/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs80 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.clusters !== undefined){
let data36 = data30.clusters;
const _errs82 = errors;
const _errs83 = errors;
if(errors === _errs83){
if(Array.isArray(data36)){
var valid15 = true;
const len3 = data36.length;
for(let i3=0; i3<len3; i3++){
const _errs85 = errors;
if(typeof data36[i3] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters/" + i3,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs85 === errors;
if(!valid15){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs82){
if(Array.isArray(data36)){
if(data36.length < 1){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters",schemaPath:"#/properties/changes/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid12 = _errs82 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.risk !== undefined){
let data38 = data30.risk;
const _errs87 = errors;
if(!(((((data38 === 0) || (data38 === 1)) || (data38 === 2)) || (data38 === 3)) || (data38 === 4))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid12 = _errs87 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.rules !== undefined){
let data39 = data30.rules;
const _errs89 = errors;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data39)){
var valid18 = true;
const len4 = data39.length;
for(let i4=0; i4<len4; i4++){
const _errs92 = errors;
if(typeof data39[i4] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/rules/" + i4,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs92 === errors;
if(!valid18){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/rules",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs89 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.hunks !== undefined){
let data41 = data30.hunks;
const _errs94 = errors;
if(errors === _errs94){
if(Array.isArray(data41)){
var valid19 = true;
const len5 = data41.length;
for(let i5=0; i5<len5; i5++){
let data42 = data41[i5];
const _errs96 = errors;
const _errs97 = errors;
if(errors === _errs97){
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
let missing4;
if(((data42.path === undefined) && (missing4 = "path")) || ((data42.op === undefined) && (missing4 = "op"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5,schemaPath:"#/definitions/hunk/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs99 = errors;
for(const key6 in data42){
if(!(((((((key6 === "path") || (key6 === "op")) || (key6 === "before")) || (key6 === "after")) || (key6 === "lines")) || (key6 === "step")) || (key6 === "confidential"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5,schemaPath:"#/definitions/hunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs99 === errors){
if(data42.path !== undefined){
const _errs100 = errors;
if(typeof data42.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/path",schemaPath:"#/definitions/hunk/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs100 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data42.op !== undefined){
let data44 = data42.op;
const _errs102 = errors;
if(!((((data44 === "add") || (data44 === "remove")) || (data44 === "change")) || (data44 === "reorder"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/op",schemaPath:"#/definitions/hunk/properties/op/enum",keyword:"enum",params:{allowedValues: schema20.properties.op.enum}}];
return false;
}
var valid21 = _errs102 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data42.lines !== undefined){
let data45 = data42.lines;
const _errs103 = errors;
if(errors === _errs103){
if(Array.isArray(data45)){
var valid22 = true;
const len6 = data45.length;
for(let i6=0; i6<len6; i6++){
const _errs105 = errors;
if(typeof data45[i6] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/lines/" + i6,schemaPath:"#/definitions/hunk/properties/lines/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs105 === errors;
if(!valid22){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/lines",schemaPath:"#/definitions/hunk/properties/lines/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid21 = _errs103 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data42.step !== undefined){
let data47 = data42.step;
const _errs107 = errors;
if(!((((data47 === "major") || (data47 === "minor")) || (data47 === "patch")) || (data47 === "down"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/step",schemaPath:"#/definitions/hunk/properties/step/enum",keyword:"enum",params:{allowedValues: schema20.properties.step.enum}}];
return false;
}
var valid21 = _errs107 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data42.confidential !== undefined){
const _errs108 = errors;
if(true !== data42.confidential){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/confidential",schemaPath:"#/definitions/hunk/properties/confidential/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid21 = _errs108 === errors;
}
else {
var valid21 = true;
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
var valid19 = _errs96 === errors;
if(!valid19){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks",schemaPath:"#/properties/changes/items/properties/hunks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs94 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.kustomization !== undefined){
const _errs109 = errors;
if(typeof data30.kustomization !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/kustomization",schemaPath:"#/properties/changes/items/properties/kustomization/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs109 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.movedFrom !== undefined){
const _errs111 = errors;
if(typeof data30.movedFrom !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/movedFrom",schemaPath:"#/properties/changes/items/properties/movedFrom/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs111 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.renamedFrom !== undefined){
const _errs113 = errors;
if(typeof data30.renamedFrom !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/renamedFrom",schemaPath:"#/properties/changes/items/properties/renamedFrom/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs113 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.renamedTo !== undefined){
const _errs115 = errors;
if(typeof data30.renamedTo !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/renamedTo",schemaPath:"#/properties/changes/items/properties/renamedTo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs115 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.composites !== undefined){
let data53 = data30.composites;
const _errs117 = errors;
if(errors === _errs117){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing5;
if(((data53.automatic === undefined) && (missing5 = "automatic")) || ((data53.manual === undefined) && (missing5 = "manual"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites",schemaPath:"#/properties/changes/items/properties/composites/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs119 = errors;
for(const key7 in data53){
if(!((key7 === "automatic") || (key7 === "manual"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites",schemaPath:"#/properties/changes/items/properties/composites/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs119 === errors){
if(data53.automatic !== undefined){
let data54 = data53.automatic;
const _errs120 = errors;
const _errs121 = errors;
if(errors === _errs121){
if(Array.isArray(data54)){
var valid25 = true;
const len7 = data54.length;
for(let i7=0; i7<len7; i7++){
const _errs123 = errors;
if(typeof data54[i7] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/automatic/" + i7,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid25 = _errs123 === errors;
if(!valid25){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/automatic",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid23 = _errs120 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data53.manual !== undefined){
let data56 = data53.manual;
const _errs125 = errors;
const _errs126 = errors;
if(errors === _errs126){
if(Array.isArray(data56)){
var valid27 = true;
const len8 = data56.length;
for(let i8=0; i8<len8; i8++){
const _errs128 = errors;
if(typeof data56[i8] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/manual/" + i8,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid27 = _errs128 === errors;
if(!valid27){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/manual",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid23 = _errs125 === errors;
}
else {
var valid23 = true;
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
var valid12 = _errs117 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.composition !== undefined){
const _errs130 = errors;
if(typeof data30.composition !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composition",schemaPath:"#/properties/changes/items/properties/composition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs130 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.why !== undefined){
let data59 = data30.why;
const _errs132 = errors;
if(!(((((((((((((((data59 === "removed") || (data59 === "pruning-changes")) || (data59 === "owner-deleted")) || (data59 === "namespace-deleted")) || (data59 === "definition-deleted")) || (data59 === "not-pruned")) || (data59 === "cluster-changed")) || (data59 === "refused")) || (data59 === "refused-with-another")) || (data59 === "waits-for-refused")) || (data59 === "waits-for-suspended")) || (data59 === "may-be-deleted-first")) || (data59 === "old-owner-remains")) || (data59 === "taken-over")) || (data59 === "may-be-suspended-first"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/why",schemaPath:"#/properties/changes/items/properties/why/enum",keyword:"enum",params:{allowedValues: schema11.properties.changes.items.properties.why.enum}}];
return false;
}
var valid12 = _errs132 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.refusals !== undefined){
let data60 = data30.refusals;
const _errs133 = errors;
const _errs134 = errors;
if(errors === _errs134){
if(Array.isArray(data60)){
var valid29 = true;
const len9 = data60.length;
for(let i9=0; i9<len9; i9++){
const _errs136 = errors;
if(typeof data60[i9] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals/" + i9,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid29 = _errs136 === errors;
if(!valid29){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs133 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.restarts !== undefined){
const _errs138 = errors;
if(true !== data30.restarts){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/restarts",schemaPath:"#/properties/changes/items/properties/restarts/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid12 = _errs138 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.hidden !== undefined){
let data63 = data30.hidden;
const _errs139 = errors;
const _errs140 = errors;
if(errors === _errs140){
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
const _errs142 = errors;
for(const key8 in data63){
if(!((((key8 === "same-quantity") || (key8 === "empty")) || (key8 === "default")) || (key8 === "release-mark"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs142 === errors){
if(data63["same-quantity"] !== undefined){
let data64 = data63["same-quantity"];
const _errs143 = errors;
if(!((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs143){
if(typeof data64 == "number"){
if(data64 < 1 || isNaN(data64)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid31 = _errs143 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data63.empty !== undefined){
let data65 = data63.empty;
const _errs145 = errors;
if(!((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs145){
if(typeof data65 == "number"){
if(data65 < 1 || isNaN(data65)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid31 = _errs145 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data63.default !== undefined){
let data66 = data63.default;
const _errs147 = errors;
if(!((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/default",schemaPath:"#/definitions/hidden/properties/default/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs147){
if(typeof data66 == "number"){
if(data66 < 1 || isNaN(data66)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/default",schemaPath:"#/definitions/hidden/properties/default/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid31 = _errs147 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data63["release-mark"] !== undefined){
let data67 = data63["release-mark"];
const _errs149 = errors;
if(!((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs149){
if(typeof data67 == "number"){
if(data67 < 1 || isNaN(data67)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid31 = _errs149 === errors;
}
else {
var valid31 = true;
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs139 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.cause !== undefined){
let data68 = data30.cause;
const _errs151 = errors;
const _errs152 = errors;
if(errors === _errs152){
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
let missing6;
if((data68.file === undefined) && (missing6 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs154 = errors;
for(const key9 in data68){
if(!((((key9 === "file") || (key9 === "line")) || (key9 === "by")) || (key9 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs154 === errors){
if(data68.file !== undefined){
const _errs155 = errors;
if(typeof data68.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs155 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data68.line !== undefined){
let data70 = data68.line;
const _errs157 = errors;
if(!((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs157){
if(typeof data70 == "number"){
if(data70 < 1 || isNaN(data70)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid33 = _errs157 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data68.by !== undefined){
const _errs159 = errors;
if(typeof data68.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs159 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data68.path !== undefined){
const _errs161 = errors;
if(typeof data68.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs161 === errors;
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
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs151 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data30.was !== undefined){
let data73 = data30.was;
const _errs163 = errors;
const _errs164 = errors;
if(errors === _errs164){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing7;
if((data73.file === undefined) && (missing7 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs166 = errors;
for(const key10 in data73){
if(!((((key10 === "file") || (key10 === "line")) || (key10 === "by")) || (key10 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs166 === errors){
if(data73.file !== undefined){
const _errs167 = errors;
if(typeof data73.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs167 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data73.line !== undefined){
let data75 = data73.line;
const _errs169 = errors;
if(!((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs169){
if(typeof data75 == "number"){
if(data75 < 1 || isNaN(data75)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid35 = _errs169 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data73.by !== undefined){
const _errs171 = errors;
if(typeof data73.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs171 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data73.path !== undefined){
const _errs173 = errors;
if(typeof data73.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs173 === errors;
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
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs163 === errors;
}
else {
var valid12 = true;
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
var valid11 = _errs69 === errors;
if(!valid11){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.risks !== undefined){
let data78 = data.risks;
const _errs175 = errors;
if(errors === _errs175){
if(Array.isArray(data78)){
var valid36 = true;
const len10 = data78.length;
for(let i10=0; i10<len10; i10++){
let data79 = data78[i10];
const _errs177 = errors;
if(errors === _errs177){
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
let missing8;
if(((((((data79.rule === undefined) && (missing8 = "rule")) || ((data79.level === undefined) && (missing8 = "level"))) || ((data79.evidence === undefined) && (missing8 = "evidence"))) || ((data79.remedy === undefined) && (missing8 = "remedy"))) || ((data79.objects === undefined) && (missing8 = "objects"))) || ((data79.clusters === undefined) && (missing8 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10,schemaPath:"#/properties/risks/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs179 = errors;
for(const key11 in data79){
if(!((((((key11 === "rule") || (key11 === "level")) || (key11 === "evidence")) || (key11 === "remedy")) || (key11 === "objects")) || (key11 === "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10,schemaPath:"#/properties/risks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs179 === errors){
if(data79.rule !== undefined){
const _errs180 = errors;
if(typeof data79.rule !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/rule",schemaPath:"#/properties/risks/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs180 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data79.level !== undefined){
let data81 = data79.level;
const _errs182 = errors;
if(!(((((data81 === 0) || (data81 === 1)) || (data81 === 2)) || (data81 === 3)) || (data81 === 4))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/level",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid37 = _errs182 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data79.evidence !== undefined){
const _errs184 = errors;
if(typeof data79.evidence !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/evidence",schemaPath:"#/properties/risks/items/properties/evidence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs184 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data79.remedy !== undefined){
const _errs186 = errors;
if(typeof data79.remedy !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/remedy",schemaPath:"#/properties/risks/items/properties/remedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs186 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data79.objects !== undefined){
let data84 = data79.objects;
const _errs188 = errors;
const _errs189 = errors;
if(errors === _errs189){
if(Array.isArray(data84)){
var valid40 = true;
const len11 = data84.length;
for(let i11=0; i11<len11; i11++){
const _errs191 = errors;
if(typeof data84[i11] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/objects/" + i11,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs191 === errors;
if(!valid40){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/objects",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid37 = _errs188 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data79.clusters !== undefined){
let data86 = data79.clusters;
const _errs193 = errors;
const _errs194 = errors;
if(errors === _errs194){
if(Array.isArray(data86)){
var valid42 = true;
const len12 = data86.length;
for(let i12=0; i12<len12; i12++){
const _errs196 = errors;
if(typeof data86[i12] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/clusters/" + i12,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid42 = _errs196 === errors;
if(!valid42){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i10+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid37 = _errs193 === errors;
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
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i10,schemaPath:"#/properties/risks/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid36 = _errs177 === errors;
if(!valid36){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs175 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined){
let data88 = data.unknown;
const _errs198 = errors;
if(errors === _errs198){
if(Array.isArray(data88)){
var valid43 = true;
const len13 = data88.length;
for(let i13=0; i13<len13; i13++){
let data89 = data88[i13];
const _errs200 = errors;
if(errors === _errs200){
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
let missing9;
if((((data89.what === undefined) && (missing9 = "what")) || ((data89.name === undefined) && (missing9 = "name"))) || ((data89.clusters === undefined) && (missing9 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13,schemaPath:"#/properties/unknown/items/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs202 = errors;
for(const key12 in data89){
if(!(((((key12 === "what") || (key12 === "side")) || (key12 === "name")) || (key12 === "clusters")) || (key12 === "message"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13,schemaPath:"#/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs202 === errors){
if(data89.what !== undefined){
let data90 = data89.what;
const _errs203 = errors;
if(!((((((data90 === "not-built") || (data90 === "fails-on-both")) || (data90 === "in-part")) || (data90 === "suspended")) || (data90 === "chart")) || (data90 === "variable"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/what",schemaPath:"#/properties/unknown/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.what.enum}}];
return false;
}
var valid44 = _errs203 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data89.side !== undefined){
let data91 = data89.side;
const _errs204 = errors;
if(!((data91 === "base") || (data91 === "head"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/side",schemaPath:"#/properties/unknown/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.side.enum}}];
return false;
}
var valid44 = _errs204 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data89.name !== undefined){
const _errs205 = errors;
if(typeof data89.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/name",schemaPath:"#/properties/unknown/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid44 = _errs205 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data89.clusters !== undefined){
let data93 = data89.clusters;
const _errs207 = errors;
const _errs208 = errors;
if(errors === _errs208){
if(Array.isArray(data93)){
var valid46 = true;
const len14 = data93.length;
for(let i14=0; i14<len14; i14++){
const _errs210 = errors;
if(typeof data93[i14] !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/clusters/" + i14,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid46 = _errs210 === errors;
if(!valid46){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid44 = _errs207 === errors;
}
else {
var valid44 = true;
}
if(valid44){
if(data89.message !== undefined){
const _errs212 = errors;
if(typeof data89.message !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i13+"/message",schemaPath:"#/properties/unknown/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid44 = _errs212 === errors;
}
else {
var valid44 = true;
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
var valid43 = _errs200 === errors;
if(!valid43){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs198 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kustomizations !== undefined){
let data96 = data.kustomizations;
const _errs214 = errors;
if(errors === _errs214){
if(Array.isArray(data96)){
var valid47 = true;
const len15 = data96.length;
for(let i15=0; i15<len15; i15++){
let data97 = data96[i15];
const _errs216 = errors;
if(errors === _errs216){
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
let missing10;
if(((((data97.name === undefined) && (missing10 = "name")) || ((data97.clusters === undefined) && (missing10 = "clusters"))) || ((data97.source === undefined) && (missing10 = "source"))) || ((data97.dependsOn === undefined) && (missing10 = "dependsOn"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15,schemaPath:"#/properties/kustomizations/items/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs218 = errors;
for(const key13 in data97){
if(!((((((key13 === "name") || (key13 === "clusters")) || (key13 === "source")) || (key13 === "dependsOn")) || (key13 === "appliedBy")) || (key13 === "only"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15,schemaPath:"#/properties/kustomizations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break;
}
}
if(_errs218 === errors){
if(data97.name !== undefined){
const _errs219 = errors;
if(typeof data97.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/name",schemaPath:"#/properties/kustomizations/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid48 = _errs219 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data97.clusters !== undefined){
let data99 = data97.clusters;
const _errs221 = errors;
const _errs222 = errors;
if(errors === _errs222){
if(Array.isArray(data99)){
var valid50 = true;
const len16 = data99.length;
for(let i16=0; i16<len16; i16++){
const _errs224 = errors;
if(typeof data99[i16] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/clusters/" + i16,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid50 = _errs224 === errors;
if(!valid50){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs221){
if(Array.isArray(data99)){
if(data99.length < 1){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/clusters",schemaPath:"#/properties/kustomizations/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid48 = _errs221 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data97.source !== undefined){
const _errs226 = errors;
if(typeof data97.source !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/source",schemaPath:"#/properties/kustomizations/items/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid48 = _errs226 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data97.dependsOn !== undefined){
let data102 = data97.dependsOn;
const _errs228 = errors;
const _errs229 = errors;
if(errors === _errs229){
if(Array.isArray(data102)){
var valid52 = true;
const len17 = data102.length;
for(let i17=0; i17<len17; i17++){
const _errs231 = errors;
if(typeof data102[i17] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/dependsOn/" + i17,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid52 = _errs231 === errors;
if(!valid52){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/dependsOn",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid48 = _errs228 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data97.appliedBy !== undefined){
const _errs233 = errors;
if(typeof data97.appliedBy !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/appliedBy",schemaPath:"#/properties/kustomizations/items/properties/appliedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid48 = _errs233 === errors;
}
else {
var valid48 = true;
}
if(valid48){
if(data97.only !== undefined){
let data105 = data97.only;
const _errs235 = errors;
if(!((data105 === "base") || (data105 === "head"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15+"/only",schemaPath:"#/properties/kustomizations/items/properties/only/enum",keyword:"enum",params:{allowedValues: schema11.properties.kustomizations.items.properties.only.enum}}];
return false;
}
var valid48 = _errs235 === errors;
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
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i15,schemaPath:"#/properties/kustomizations/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid47 = _errs216 === errors;
if(!valid47){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations",schemaPath:"#/properties/kustomizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs214 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewers !== undefined){
let data106 = data.reviewers;
const _errs236 = errors;
if(errors === _errs236){
if(Array.isArray(data106)){
var valid53 = true;
const len18 = data106.length;
for(let i18=0; i18<len18; i18++){
let data107 = data106[i18];
const _errs238 = errors;
if(errors === _errs238){
if(data107 && typeof data107 == "object" && !Array.isArray(data107)){
let missing11;
if(((((data107.owner === undefined) && (missing11 = "owner")) || ((data107.changes === undefined) && (missing11 = "changes"))) || ((data107.risk === undefined) && (missing11 = "risk"))) || ((data107.files === undefined) && (missing11 = "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18,schemaPath:"#/properties/reviewers/items/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs240 = errors;
for(const key14 in data107){
if(!((((key14 === "owner") || (key14 === "changes")) || (key14 === "risk")) || (key14 === "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18,schemaPath:"#/properties/reviewers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs240 === errors){
if(data107.owner !== undefined){
const _errs241 = errors;
if(typeof data107.owner !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/owner",schemaPath:"#/properties/reviewers/items/properties/owner/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid54 = _errs241 === errors;
}
else {
var valid54 = true;
}
if(valid54){
if(data107.changes !== undefined){
let data109 = data107.changes;
const _errs243 = errors;
if(!((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109)))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs243){
if(typeof data109 == "number"){
if(data109 < 1 || isNaN(data109)){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid54 = _errs243 === errors;
}
else {
var valid54 = true;
}
if(valid54){
if(data107.risk !== undefined){
let data110 = data107.risk;
const _errs245 = errors;
if(!(((((data110 === 0) || (data110 === 1)) || (data110 === 2)) || (data110 === 3)) || (data110 === 4))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid54 = _errs245 === errors;
}
else {
var valid54 = true;
}
if(valid54){
if(data107.files !== undefined){
let data111 = data107.files;
const _errs247 = errors;
const _errs248 = errors;
if(errors === _errs248){
if(Array.isArray(data111)){
var valid57 = true;
const len19 = data111.length;
for(let i19=0; i19<len19; i19++){
const _errs250 = errors;
if(typeof data111[i19] !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/files/" + i19,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid57 = _errs250 === errors;
if(!valid57){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/files",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs247){
if(Array.isArray(data111)){
if(data111.length < 1){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i18+"/files",schemaPath:"#/properties/reviewers/items/properties/files/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid54 = _errs247 === errors;
}
else {
var valid54 = true;
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
var valid53 = _errs238 === errors;
if(!valid53){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers",schemaPath:"#/properties/reviewers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs236 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data113 = data.findings;
const _errs252 = errors;
if(errors === _errs252){
if(Array.isArray(data113)){
var valid58 = true;
const len20 = data113.length;
for(let i20=0; i20<len20; i20++){
let data114 = data113[i20];
const _errs254 = errors;
if(errors === _errs254){
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
}
else {
validate10.errors = [{instancePath:instancePath+"/findings/" + i20,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid58 = _errs254 === errors;
if(!valid58){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs252 === errors;
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
