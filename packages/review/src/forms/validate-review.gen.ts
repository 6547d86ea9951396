// @ts-nocheck
// Generated from review.schema.json. To change it, run npm run codegen:settings.
"use strict";
export const validateReview = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","required":["summary","changes","risks","unknown","kustomizations"],"properties":{"summary":{"type":"object","required":["base","head","changed","risk","clusters","changedClusters","actions","newClusters","removedClusters","noiseOnly","hidden"],"properties":{"base":{"type":"string"},"head":{"type":"string"},"changed":{"type":"boolean"},"risk":{"$ref":"#/definitions/risk"},"clusters":{"type":"integer","minimum":0},"changedClusters":{"type":"integer","minimum":0},"actions":{"type":"object","properties":{"create":{"type":"integer","minimum":0},"change":{"type":"integer","minimum":0},"delete":{"type":"integer","minimum":0},"orphan":{"type":"integer","minimum":0},"move":{"type":"integer","minimum":0},"recreate":{"type":"integer","minimum":0},"blocked":{"type":"integer","minimum":0}},"additionalProperties":false},"newClusters":{"$ref":"#/definitions/names"},"removedClusters":{"$ref":"#/definitions/names"},"noiseOnly":{"type":"integer","minimum":0},"hidden":{"$ref":"#/definitions/hidden"},"request":{"type":"object","required":["repository","number","commit"],"properties":{"repository":{"type":"string"},"number":{"type":"integer","minimum":1},"commit":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}},"additionalProperties":false}},"additionalProperties":false},"changes":{"type":"array","items":{"type":"object","required":["action","apiVersion","kind","name","clusters","risk","rules","hunks","kustomization"],"properties":{"action":{"$ref":"#/definitions/action"},"apiVersion":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"risk":{"$ref":"#/definitions/risk"},"rules":{"$ref":"#/definitions/names"},"hunks":{"type":"array","items":{"$ref":"#/definitions/hunk"}},"kustomization":{"type":"string"},"movedFrom":{"type":"string"},"renamedFrom":{"type":"string"},"renamedTo":{"type":"string"},"composites":{"type":"object","required":["automatic","manual"],"properties":{"automatic":{"$ref":"#/definitions/names"},"manual":{"$ref":"#/definitions/names"}},"additionalProperties":false},"composition":{"type":"string"},"why":{"enum":["removed","pruning-changes","owner-deleted","namespace-deleted","definition-deleted","not-pruned","cluster-changed","refused","refused-with-another","waits-for-refused","waits-for-suspended","may-be-deleted-first","old-owner-remains","taken-over","may-be-suspended-first","not-in-chart","release-uninstalled","kept-by-policy","chart-crd-kept","chart-crd-not-upgraded","left-in-old-namespace","upgrade-fails","no-upgrade"]},"refusals":{"$ref":"#/definitions/names"},"restarts":{"const":true},"hidden":{"$ref":"#/definitions/hidden"},"cause":{"$ref":"#/definitions/cause"},"was":{"$ref":"#/definitions/cause"},"release":{"type":"string"},"template":{"type":"string"},"perhaps":{"const":true}},"additionalProperties":false}},"releases":{"type":"array","items":{"type":"object","required":["name","clusters","action","objects","noiseOnly","hooks","random","images","values"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"action":{"enum":["install","upgrade","uninstall","reinstall","no-upgrade"]},"before":{"$ref":"#/definitions/chart"},"after":{"$ref":"#/definitions/chart"},"objects":{"type":"integer","minimum":0},"noiseOnly":{"type":"integer","minimum":0},"hooks":{"$ref":"#/definitions/names"},"random":{"$ref":"#/definitions/names"},"images":{"type":"array","items":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"}},"additionalProperties":false}},"values":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"before":{},"after":{},"set":{"const":true}},"additionalProperties":false}}},"additionalProperties":false}},"risks":{"type":"array","items":{"type":"object","required":["rule","level","evidence","remedy","objects","clusters"],"properties":{"rule":{"type":"string"},"level":{"$ref":"#/definitions/risk"},"evidence":{"type":"string"},"remedy":{"type":"string"},"objects":{"$ref":"#/definitions/names"},"clusters":{"$ref":"#/definitions/names"}},"additionalProperties":false}},"unknown":{"type":"array","items":{"type":"object","required":["what","name","clusters"],"properties":{"what":{"enum":["not-built","fails-on-both","in-part","suspended","chart","variable"]},"side":{"enum":["base","head"]},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names"},"message":{"type":"string"}},"additionalProperties":false}},"kustomizations":{"type":"array","items":{"type":"object","required":["name","clusters","source","dependsOn"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"source":{"type":"string"},"dependsOn":{"$ref":"#/definitions/names"},"appliedBy":{"type":"string"},"only":{"enum":["base","head"]}},"additionalProperties":false}},"reviewers":{"type":"array","items":{"type":"object","required":["owner","changes","risk","files"],"properties":{"owner":{"type":"string"},"changes":{"type":"integer","minimum":1},"risk":{"$ref":"#/definitions/risk"},"files":{"$ref":"#/definitions/names","minItems":1}},"additionalProperties":false}},"findings":{"type":"array","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false,"definitions":{"cause":{"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false},"action":{"enum":["create","change","delete","orphan","move","recreate","blocked"]},"risk":{"enum":[0,1,2,3,4]},"names":{"type":"array","items":{"type":"string"}},"hidden":{"type":"object","properties":{"same-quantity":{"type":"integer","minimum":1},"empty":{"type":"integer","minimum":1},"default":{"type":"integer","minimum":1},"release-mark":{"type":"integer","minimum":1},"description":{"type":"integer","minimum":1}},"additionalProperties":false},"hunk":{"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false},"chart":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false}}};
const schema12 = {"enum":[0,1,2,3,4]};
const schema13 = {"type":"array","items":{"type":"string"}};
const schema15 = {"type":"object","properties":{"same-quantity":{"type":"integer","minimum":1},"empty":{"type":"integer","minimum":1},"default":{"type":"integer","minimum":1},"release-mark":{"type":"integer","minimum":1},"description":{"type":"integer","minimum":1}},"additionalProperties":false};
const schema16 = {"enum":["create","change","delete","orphan","move","recreate","blocked"]};
const schema20 = {"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false};
const schema25 = {"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false};
const schema28 = {"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false};
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
if(!((((((((key0 === "summary") || (key0 === "changes")) || (key0 === "releases")) || (key0 === "risks")) || (key0 === "unknown")) || (key0 === "kustomizations")) || (key0 === "reviewers")) || (key0 === "findings"))){
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
if(!(((((key3 === "same-quantity") || (key3 === "empty")) || (key3 === "default")) || (key3 === "release-mark")) || (key3 === "description"))){
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
if(valid9){
if(data20.description !== undefined){
let data25 = data20.description;
const _errs58 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/description",schemaPath:"#/definitions/hidden/properties/description/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs58){
if(typeof data25 == "number"){
if(data25 < 1 || isNaN(data25)){
validate10.errors = [{instancePath:instancePath+"/summary/hidden/description",schemaPath:"#/definitions/hidden/properties/description/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid9 = _errs58 === errors;
}
else {
var valid9 = true;
}
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
let data26 = data0.request;
const _errs60 = errors;
if(errors === _errs60){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing2;
if((((data26.repository === undefined) && (missing2 = "repository")) || ((data26.number === undefined) && (missing2 = "number"))) || ((data26.commit === undefined) && (missing2 = "commit"))){
validate10.errors = [{instancePath:instancePath+"/summary/request",schemaPath:"#/properties/summary/properties/request/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
const _errs62 = errors;
for(const key4 in data26){
if(!(((key4 === "repository") || (key4 === "number")) || (key4 === "commit"))){
validate10.errors = [{instancePath:instancePath+"/summary/request",schemaPath:"#/properties/summary/properties/request/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}}];
return false;
break;
}
}
if(_errs62 === errors){
if(data26.repository !== undefined){
const _errs63 = errors;
if(typeof data26.repository !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/request/repository",schemaPath:"#/properties/summary/properties/request/properties/repository/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs63 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.number !== undefined){
let data28 = data26.number;
const _errs65 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate10.errors = [{instancePath:instancePath+"/summary/request/number",schemaPath:"#/properties/summary/properties/request/properties/number/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs65){
if(typeof data28 == "number"){
if(data28 < 1 || isNaN(data28)){
validate10.errors = [{instancePath:instancePath+"/summary/request/number",schemaPath:"#/properties/summary/properties/request/properties/number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid10 = _errs65 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data26.commit !== undefined){
let data29 = data26.commit;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
validate10.errors = [{instancePath:instancePath+"/summary/request/commit",schemaPath:"#/properties/summary/properties/request/properties/commit/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary/request/commit",schemaPath:"#/properties/summary/properties/request/properties/commit/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid10 = _errs67 === errors;
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
var valid1 = _errs60 === errors;
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
let data30 = data.changes;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data30)){
var valid11 = true;
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
let data31 = data30[i2];
const _errs71 = errors;
if(errors === _errs71){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing3;
if((((((((((data31.action === undefined) && (missing3 = "action")) || ((data31.apiVersion === undefined) && (missing3 = "apiVersion"))) || ((data31.kind === undefined) && (missing3 = "kind"))) || ((data31.name === undefined) && (missing3 = "name"))) || ((data31.clusters === undefined) && (missing3 = "clusters"))) || ((data31.risk === undefined) && (missing3 = "risk"))) || ((data31.rules === undefined) && (missing3 = "rules"))) || ((data31.hunks === undefined) && (missing3 = "hunks"))) || ((data31.kustomization === undefined) && (missing3 = "kustomization"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
const _errs73 = errors;
for(const key5 in data31){
if(!(func2.call(schema11.properties.changes.items.properties, key5))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}}];
return false;
break;
}
}
if(_errs73 === errors){
if(data31.action !== undefined){
let data32 = data31.action;
const _errs74 = errors;
if(!(((((((data32 === "create") || (data32 === "change")) || (data32 === "delete")) || (data32 === "orphan")) || (data32 === "move")) || (data32 === "recreate")) || (data32 === "blocked"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/action",schemaPath:"#/definitions/action/enum",keyword:"enum",params:{allowedValues: schema16.enum}}];
return false;
}
var valid12 = _errs74 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.apiVersion !== undefined){
const _errs76 = errors;
if(typeof data31.apiVersion !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/apiVersion",schemaPath:"#/properties/changes/items/properties/apiVersion/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs76 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.kind !== undefined){
const _errs78 = errors;
if(typeof data31.kind !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/kind",schemaPath:"#/properties/changes/items/properties/kind/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs78 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.namespace !== undefined){
const _errs80 = errors;
if(typeof data31.namespace !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/namespace",schemaPath:"#/properties/changes/items/properties/namespace/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs80 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.name !== undefined){
const _errs82 = errors;
if(typeof data31.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/name",schemaPath:"#/properties/changes/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs82 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.clusters !== undefined){
let data37 = data31.clusters;
const _errs84 = errors;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data37)){
var valid15 = true;
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
const _errs87 = errors;
if(typeof data37[i3] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters/" + i3,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs87 === errors;
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
if(errors === _errs84){
if(Array.isArray(data37)){
if(data37.length < 1){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/clusters",schemaPath:"#/properties/changes/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid12 = _errs84 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.risk !== undefined){
let data39 = data31.risk;
const _errs89 = errors;
if(!(((((data39 === 0) || (data39 === 1)) || (data39 === 2)) || (data39 === 3)) || (data39 === 4))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid12 = _errs89 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.rules !== undefined){
let data40 = data31.rules;
const _errs91 = errors;
const _errs92 = errors;
if(errors === _errs92){
if(Array.isArray(data40)){
var valid18 = true;
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
const _errs94 = errors;
if(typeof data40[i4] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/rules/" + i4,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs94 === errors;
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
var valid12 = _errs91 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.hunks !== undefined){
let data42 = data31.hunks;
const _errs96 = errors;
if(errors === _errs96){
if(Array.isArray(data42)){
var valid19 = true;
const len5 = data42.length;
for(let i5=0; i5<len5; i5++){
let data43 = data42[i5];
const _errs98 = errors;
const _errs99 = errors;
if(errors === _errs99){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing4;
if(((data43.path === undefined) && (missing4 = "path")) || ((data43.op === undefined) && (missing4 = "op"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5,schemaPath:"#/definitions/hunk/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
const _errs101 = errors;
for(const key6 in data43){
if(!(((((((key6 === "path") || (key6 === "op")) || (key6 === "before")) || (key6 === "after")) || (key6 === "lines")) || (key6 === "step")) || (key6 === "confidential"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5,schemaPath:"#/definitions/hunk/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}}];
return false;
break;
}
}
if(_errs101 === errors){
if(data43.path !== undefined){
const _errs102 = errors;
if(typeof data43.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/path",schemaPath:"#/definitions/hunk/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs102 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data43.op !== undefined){
let data45 = data43.op;
const _errs104 = errors;
if(!((((data45 === "add") || (data45 === "remove")) || (data45 === "change")) || (data45 === "reorder"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/op",schemaPath:"#/definitions/hunk/properties/op/enum",keyword:"enum",params:{allowedValues: schema20.properties.op.enum}}];
return false;
}
var valid21 = _errs104 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data43.lines !== undefined){
let data46 = data43.lines;
const _errs105 = errors;
if(errors === _errs105){
if(Array.isArray(data46)){
var valid22 = true;
const len6 = data46.length;
for(let i6=0; i6<len6; i6++){
const _errs107 = errors;
if(typeof data46[i6] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/lines/" + i6,schemaPath:"#/definitions/hunk/properties/lines/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid22 = _errs107 === errors;
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
var valid21 = _errs105 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data43.step !== undefined){
let data48 = data43.step;
const _errs109 = errors;
if(!((((data48 === "major") || (data48 === "minor")) || (data48 === "patch")) || (data48 === "down"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/step",schemaPath:"#/definitions/hunk/properties/step/enum",keyword:"enum",params:{allowedValues: schema20.properties.step.enum}}];
return false;
}
var valid21 = _errs109 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data43.confidential !== undefined){
const _errs110 = errors;
if(true !== data43.confidential){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hunks/" + i5+"/confidential",schemaPath:"#/definitions/hunk/properties/confidential/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid21 = _errs110 === errors;
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
var valid19 = _errs98 === errors;
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
var valid12 = _errs96 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.kustomization !== undefined){
const _errs111 = errors;
if(typeof data31.kustomization !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/kustomization",schemaPath:"#/properties/changes/items/properties/kustomization/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs111 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.movedFrom !== undefined){
const _errs113 = errors;
if(typeof data31.movedFrom !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/movedFrom",schemaPath:"#/properties/changes/items/properties/movedFrom/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs113 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.renamedFrom !== undefined){
const _errs115 = errors;
if(typeof data31.renamedFrom !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/renamedFrom",schemaPath:"#/properties/changes/items/properties/renamedFrom/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs115 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.renamedTo !== undefined){
const _errs117 = errors;
if(typeof data31.renamedTo !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/renamedTo",schemaPath:"#/properties/changes/items/properties/renamedTo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs117 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.composites !== undefined){
let data54 = data31.composites;
const _errs119 = errors;
if(errors === _errs119){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
let missing5;
if(((data54.automatic === undefined) && (missing5 = "automatic")) || ((data54.manual === undefined) && (missing5 = "manual"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites",schemaPath:"#/properties/changes/items/properties/composites/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
const _errs121 = errors;
for(const key7 in data54){
if(!((key7 === "automatic") || (key7 === "manual"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites",schemaPath:"#/properties/changes/items/properties/composites/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}}];
return false;
break;
}
}
if(_errs121 === errors){
if(data54.automatic !== undefined){
let data55 = data54.automatic;
const _errs122 = errors;
const _errs123 = errors;
if(errors === _errs123){
if(Array.isArray(data55)){
var valid25 = true;
const len7 = data55.length;
for(let i7=0; i7<len7; i7++){
const _errs125 = errors;
if(typeof data55[i7] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/automatic/" + i7,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid25 = _errs125 === errors;
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
var valid23 = _errs122 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data54.manual !== undefined){
let data57 = data54.manual;
const _errs127 = errors;
const _errs128 = errors;
if(errors === _errs128){
if(Array.isArray(data57)){
var valid27 = true;
const len8 = data57.length;
for(let i8=0; i8<len8; i8++){
const _errs130 = errors;
if(typeof data57[i8] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composites/manual/" + i8,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid27 = _errs130 === errors;
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
var valid23 = _errs127 === errors;
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
var valid12 = _errs119 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.composition !== undefined){
const _errs132 = errors;
if(typeof data31.composition !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composition",schemaPath:"#/properties/changes/items/properties/composition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs132 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.why !== undefined){
let data60 = data31.why;
const _errs134 = errors;
if(!(((((((((((((((((((((((data60 === "removed") || (data60 === "pruning-changes")) || (data60 === "owner-deleted")) || (data60 === "namespace-deleted")) || (data60 === "definition-deleted")) || (data60 === "not-pruned")) || (data60 === "cluster-changed")) || (data60 === "refused")) || (data60 === "refused-with-another")) || (data60 === "waits-for-refused")) || (data60 === "waits-for-suspended")) || (data60 === "may-be-deleted-first")) || (data60 === "old-owner-remains")) || (data60 === "taken-over")) || (data60 === "may-be-suspended-first")) || (data60 === "not-in-chart")) || (data60 === "release-uninstalled")) || (data60 === "kept-by-policy")) || (data60 === "chart-crd-kept")) || (data60 === "chart-crd-not-upgraded")) || (data60 === "left-in-old-namespace")) || (data60 === "upgrade-fails")) || (data60 === "no-upgrade"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/why",schemaPath:"#/properties/changes/items/properties/why/enum",keyword:"enum",params:{allowedValues: schema11.properties.changes.items.properties.why.enum}}];
return false;
}
var valid12 = _errs134 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.refusals !== undefined){
let data61 = data31.refusals;
const _errs135 = errors;
const _errs136 = errors;
if(errors === _errs136){
if(Array.isArray(data61)){
var valid29 = true;
const len9 = data61.length;
for(let i9=0; i9<len9; i9++){
const _errs138 = errors;
if(typeof data61[i9] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals/" + i9,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid29 = _errs138 === errors;
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
var valid12 = _errs135 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.restarts !== undefined){
const _errs140 = errors;
if(true !== data31.restarts){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/restarts",schemaPath:"#/properties/changes/items/properties/restarts/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid12 = _errs140 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.hidden !== undefined){
let data64 = data31.hidden;
const _errs141 = errors;
const _errs142 = errors;
if(errors === _errs142){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
const _errs144 = errors;
for(const key8 in data64){
if(!(((((key8 === "same-quantity") || (key8 === "empty")) || (key8 === "default")) || (key8 === "release-mark")) || (key8 === "description"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs144 === errors){
if(data64["same-quantity"] !== undefined){
let data65 = data64["same-quantity"];
const _errs145 = errors;
if(!((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs145){
if(typeof data65 == "number"){
if(data65 < 1 || isNaN(data65)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data64.empty !== undefined){
let data66 = data64.empty;
const _errs147 = errors;
if(!((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs147){
if(typeof data66 == "number"){
if(data66 < 1 || isNaN(data66)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data64.default !== undefined){
let data67 = data64.default;
const _errs149 = errors;
if(!((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/default",schemaPath:"#/definitions/hidden/properties/default/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs149){
if(typeof data67 == "number"){
if(data67 < 1 || isNaN(data67)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/default",schemaPath:"#/definitions/hidden/properties/default/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid31 = _errs149 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data64["release-mark"] !== undefined){
let data68 = data64["release-mark"];
const _errs151 = errors;
if(!((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs151){
if(typeof data68 == "number"){
if(data68 < 1 || isNaN(data68)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid31 = _errs151 === errors;
}
else {
var valid31 = true;
}
if(valid31){
if(data64.description !== undefined){
let data69 = data64.description;
const _errs153 = errors;
if(!((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/description",schemaPath:"#/definitions/hidden/properties/description/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs153){
if(typeof data69 == "number"){
if(data69 < 1 || isNaN(data69)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/description",schemaPath:"#/definitions/hidden/properties/description/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid31 = _errs153 === errors;
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
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs141 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.cause !== undefined){
let data70 = data31.cause;
const _errs155 = errors;
const _errs156 = errors;
if(errors === _errs156){
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
let missing6;
if((data70.file === undefined) && (missing6 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs158 = errors;
for(const key9 in data70){
if(!((((key9 === "file") || (key9 === "line")) || (key9 === "by")) || (key9 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs158 === errors){
if(data70.file !== undefined){
const _errs159 = errors;
if(typeof data70.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs159 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data70.line !== undefined){
let data72 = data70.line;
const _errs161 = errors;
if(!((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs161){
if(typeof data72 == "number"){
if(data72 < 1 || isNaN(data72)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid33 = _errs161 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data70.by !== undefined){
const _errs163 = errors;
if(typeof data70.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs163 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data70.path !== undefined){
const _errs165 = errors;
if(typeof data70.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid33 = _errs165 === errors;
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
var valid12 = _errs155 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.was !== undefined){
let data75 = data31.was;
const _errs167 = errors;
const _errs168 = errors;
if(errors === _errs168){
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
let missing7;
if((data75.file === undefined) && (missing7 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs170 = errors;
for(const key10 in data75){
if(!((((key10 === "file") || (key10 === "line")) || (key10 === "by")) || (key10 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs170 === errors){
if(data75.file !== undefined){
const _errs171 = errors;
if(typeof data75.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs171 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data75.line !== undefined){
let data77 = data75.line;
const _errs173 = errors;
if(!((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs173){
if(typeof data77 == "number"){
if(data77 < 1 || isNaN(data77)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid35 = _errs173 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data75.by !== undefined){
const _errs175 = errors;
if(typeof data75.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs175 === errors;
}
else {
var valid35 = true;
}
if(valid35){
if(data75.path !== undefined){
const _errs177 = errors;
if(typeof data75.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs177 === errors;
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
var valid12 = _errs167 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.release !== undefined){
const _errs179 = errors;
if(typeof data31.release !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/release",schemaPath:"#/properties/changes/items/properties/release/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs179 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.template !== undefined){
const _errs181 = errors;
if(typeof data31.template !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/template",schemaPath:"#/properties/changes/items/properties/template/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs181 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.perhaps !== undefined){
const _errs183 = errors;
if(true !== data31.perhaps){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/perhaps",schemaPath:"#/properties/changes/items/properties/perhaps/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid12 = _errs183 === errors;
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
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2,schemaPath:"#/properties/changes/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs71 === errors;
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
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.releases !== undefined){
let data83 = data.releases;
const _errs184 = errors;
if(errors === _errs184){
if(Array.isArray(data83)){
var valid36 = true;
const len10 = data83.length;
for(let i10=0; i10<len10; i10++){
let data84 = data83[i10];
const _errs186 = errors;
if(errors === _errs186){
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
let missing8;
if((((((((((data84.name === undefined) && (missing8 = "name")) || ((data84.clusters === undefined) && (missing8 = "clusters"))) || ((data84.action === undefined) && (missing8 = "action"))) || ((data84.objects === undefined) && (missing8 = "objects"))) || ((data84.noiseOnly === undefined) && (missing8 = "noiseOnly"))) || ((data84.hooks === undefined) && (missing8 = "hooks"))) || ((data84.random === undefined) && (missing8 = "random"))) || ((data84.images === undefined) && (missing8 = "images"))) || ((data84.values === undefined) && (missing8 = "values"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs188 = errors;
for(const key11 in data84){
if(!(func2.call(schema11.properties.releases.items.properties, key11))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10,schemaPath:"#/properties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs188 === errors){
if(data84.name !== undefined){
const _errs189 = errors;
if(typeof data84.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/name",schemaPath:"#/properties/releases/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs189 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.clusters !== undefined){
let data86 = data84.clusters;
const _errs191 = errors;
const _errs192 = errors;
if(errors === _errs192){
if(Array.isArray(data86)){
var valid39 = true;
const len11 = data86.length;
for(let i11=0; i11<len11; i11++){
const _errs194 = errors;
if(typeof data86[i11] !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/clusters/" + i11,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs194 === errors;
if(!valid39){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs191){
if(Array.isArray(data86)){
if(data86.length < 1){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/clusters",schemaPath:"#/properties/releases/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid37 = _errs191 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.action !== undefined){
let data88 = data84.action;
const _errs196 = errors;
if(!(((((data88 === "install") || (data88 === "upgrade")) || (data88 === "uninstall")) || (data88 === "reinstall")) || (data88 === "no-upgrade"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/action",schemaPath:"#/properties/releases/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema11.properties.releases.items.properties.action.enum}}];
return false;
}
var valid37 = _errs196 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.before !== undefined){
let data89 = data84.before;
const _errs197 = errors;
const _errs198 = errors;
if(errors === _errs198){
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
let missing9;
if(((data89.name === undefined) && (missing9 = "name")) || ((data89.version === undefined) && (missing9 = "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/before",schemaPath:"#/definitions/chart/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs200 = errors;
for(const key12 in data89){
if(!((key12 === "name") || (key12 === "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/before",schemaPath:"#/definitions/chart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs200 === errors){
if(data89.name !== undefined){
const _errs201 = errors;
if(typeof data89.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/before/name",schemaPath:"#/definitions/chart/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs201 === errors;
}
else {
var valid41 = true;
}
if(valid41){
if(data89.version !== undefined){
const _errs203 = errors;
if(typeof data89.version !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/before/version",schemaPath:"#/definitions/chart/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs203 === errors;
}
else {
var valid41 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/before",schemaPath:"#/definitions/chart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid37 = _errs197 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.after !== undefined){
let data92 = data84.after;
const _errs205 = errors;
const _errs206 = errors;
if(errors === _errs206){
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
let missing10;
if(((data92.name === undefined) && (missing10 = "name")) || ((data92.version === undefined) && (missing10 = "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/after",schemaPath:"#/definitions/chart/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs208 = errors;
for(const key13 in data92){
if(!((key13 === "name") || (key13 === "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/after",schemaPath:"#/definitions/chart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break;
}
}
if(_errs208 === errors){
if(data92.name !== undefined){
const _errs209 = errors;
if(typeof data92.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/after/name",schemaPath:"#/definitions/chart/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs209 === errors;
}
else {
var valid43 = true;
}
if(valid43){
if(data92.version !== undefined){
const _errs211 = errors;
if(typeof data92.version !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/after/version",schemaPath:"#/definitions/chart/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs211 === errors;
}
else {
var valid43 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/after",schemaPath:"#/definitions/chart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid37 = _errs205 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.objects !== undefined){
let data95 = data84.objects;
const _errs213 = errors;
if(!((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95)))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/objects",schemaPath:"#/properties/releases/items/properties/objects/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs213){
if(typeof data95 == "number"){
if(data95 < 0 || isNaN(data95)){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/objects",schemaPath:"#/properties/releases/items/properties/objects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid37 = _errs213 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.noiseOnly !== undefined){
let data96 = data84.noiseOnly;
const _errs215 = errors;
if(!((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96)))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/noiseOnly",schemaPath:"#/properties/releases/items/properties/noiseOnly/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs215){
if(typeof data96 == "number"){
if(data96 < 0 || isNaN(data96)){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/noiseOnly",schemaPath:"#/properties/releases/items/properties/noiseOnly/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid37 = _errs215 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.hooks !== undefined){
let data97 = data84.hooks;
const _errs217 = errors;
const _errs218 = errors;
if(errors === _errs218){
if(Array.isArray(data97)){
var valid45 = true;
const len12 = data97.length;
for(let i12=0; i12<len12; i12++){
const _errs220 = errors;
if(typeof data97[i12] !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/hooks/" + i12,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid45 = _errs220 === errors;
if(!valid45){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/hooks",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid37 = _errs217 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.random !== undefined){
let data99 = data84.random;
const _errs222 = errors;
const _errs223 = errors;
if(errors === _errs223){
if(Array.isArray(data99)){
var valid47 = true;
const len13 = data99.length;
for(let i13=0; i13<len13; i13++){
const _errs225 = errors;
if(typeof data99[i13] !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/random/" + i13,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid47 = _errs225 === errors;
if(!valid47){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/random",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid37 = _errs222 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.images !== undefined){
let data101 = data84.images;
const _errs227 = errors;
if(errors === _errs227){
if(Array.isArray(data101)){
var valid48 = true;
const len14 = data101.length;
for(let i14=0; i14<len14; i14++){
let data102 = data101[i14];
const _errs229 = errors;
if(errors === _errs229){
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
const _errs231 = errors;
for(const key14 in data102){
if(!((key14 === "before") || (key14 === "after"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/images/" + i14,schemaPath:"#/properties/releases/items/properties/images/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs231 === errors){
if(data102.before !== undefined){
const _errs232 = errors;
if(typeof data102.before !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/images/" + i14+"/before",schemaPath:"#/properties/releases/items/properties/images/items/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid49 = _errs232 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data102.after !== undefined){
const _errs234 = errors;
if(typeof data102.after !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/images/" + i14+"/after",schemaPath:"#/properties/releases/items/properties/images/items/properties/after/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid49 = _errs234 === errors;
}
else {
var valid49 = true;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/images/" + i14,schemaPath:"#/properties/releases/items/properties/images/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid48 = _errs229 === errors;
if(!valid48){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/images",schemaPath:"#/properties/releases/items/properties/images/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid37 = _errs227 === errors;
}
else {
var valid37 = true;
}
if(valid37){
if(data84.values !== undefined){
let data105 = data84.values;
const _errs236 = errors;
if(errors === _errs236){
if(Array.isArray(data105)){
var valid50 = true;
const len15 = data105.length;
for(let i15=0; i15<len15; i15++){
let data106 = data105[i15];
const _errs238 = errors;
if(errors === _errs238){
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
let missing11;
if((data106.path === undefined) && (missing11 = "path")){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/values/" + i15,schemaPath:"#/properties/releases/items/properties/values/items/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs240 = errors;
for(const key15 in data106){
if(!((((key15 === "path") || (key15 === "before")) || (key15 === "after")) || (key15 === "set"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/values/" + i15,schemaPath:"#/properties/releases/items/properties/values/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}}];
return false;
break;
}
}
if(_errs240 === errors){
if(data106.path !== undefined){
const _errs241 = errors;
if(typeof data106.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/values/" + i15+"/path",schemaPath:"#/properties/releases/items/properties/values/items/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs241 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data106.set !== undefined){
const _errs243 = errors;
if(true !== data106.set){
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/values/" + i15+"/set",schemaPath:"#/properties/releases/items/properties/values/items/properties/set/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid51 = _errs243 === errors;
}
else {
var valid51 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/values/" + i15,schemaPath:"#/properties/releases/items/properties/values/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid50 = _errs238 === errors;
if(!valid50){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10+"/values",schemaPath:"#/properties/releases/items/properties/values/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid37 = _errs236 === errors;
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
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i10,schemaPath:"#/properties/releases/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid36 = _errs186 === errors;
if(!valid36){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases",schemaPath:"#/properties/releases/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs184 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.risks !== undefined){
let data109 = data.risks;
const _errs244 = errors;
if(errors === _errs244){
if(Array.isArray(data109)){
var valid52 = true;
const len16 = data109.length;
for(let i16=0; i16<len16; i16++){
let data110 = data109[i16];
const _errs246 = errors;
if(errors === _errs246){
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
let missing12;
if(((((((data110.rule === undefined) && (missing12 = "rule")) || ((data110.level === undefined) && (missing12 = "level"))) || ((data110.evidence === undefined) && (missing12 = "evidence"))) || ((data110.remedy === undefined) && (missing12 = "remedy"))) || ((data110.objects === undefined) && (missing12 = "objects"))) || ((data110.clusters === undefined) && (missing12 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i16,schemaPath:"#/properties/risks/items/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
const _errs248 = errors;
for(const key16 in data110){
if(!((((((key16 === "rule") || (key16 === "level")) || (key16 === "evidence")) || (key16 === "remedy")) || (key16 === "objects")) || (key16 === "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i16,schemaPath:"#/properties/risks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}}];
return false;
break;
}
}
if(_errs248 === errors){
if(data110.rule !== undefined){
const _errs249 = errors;
if(typeof data110.rule !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i16+"/rule",schemaPath:"#/properties/risks/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid53 = _errs249 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data110.level !== undefined){
let data112 = data110.level;
const _errs251 = errors;
if(!(((((data112 === 0) || (data112 === 1)) || (data112 === 2)) || (data112 === 3)) || (data112 === 4))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i16+"/level",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid53 = _errs251 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data110.evidence !== undefined){
const _errs253 = errors;
if(typeof data110.evidence !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i16+"/evidence",schemaPath:"#/properties/risks/items/properties/evidence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid53 = _errs253 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data110.remedy !== undefined){
const _errs255 = errors;
if(typeof data110.remedy !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i16+"/remedy",schemaPath:"#/properties/risks/items/properties/remedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid53 = _errs255 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data110.objects !== undefined){
let data115 = data110.objects;
const _errs257 = errors;
const _errs258 = errors;
if(errors === _errs258){
if(Array.isArray(data115)){
var valid56 = true;
const len17 = data115.length;
for(let i17=0; i17<len17; i17++){
const _errs260 = errors;
if(typeof data115[i17] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i16+"/objects/" + i17,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid56 = _errs260 === errors;
if(!valid56){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i16+"/objects",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid53 = _errs257 === errors;
}
else {
var valid53 = true;
}
if(valid53){
if(data110.clusters !== undefined){
let data117 = data110.clusters;
const _errs262 = errors;
const _errs263 = errors;
if(errors === _errs263){
if(Array.isArray(data117)){
var valid58 = true;
const len18 = data117.length;
for(let i18=0; i18<len18; i18++){
const _errs265 = errors;
if(typeof data117[i18] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i16+"/clusters/" + i18,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid58 = _errs265 === errors;
if(!valid58){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i16+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid53 = _errs262 === errors;
}
else {
var valid53 = true;
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
validate10.errors = [{instancePath:instancePath+"/risks/" + i16,schemaPath:"#/properties/risks/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid52 = _errs246 === errors;
if(!valid52){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs244 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined){
let data119 = data.unknown;
const _errs267 = errors;
if(errors === _errs267){
if(Array.isArray(data119)){
var valid59 = true;
const len19 = data119.length;
for(let i19=0; i19<len19; i19++){
let data120 = data119[i19];
const _errs269 = errors;
if(errors === _errs269){
if(data120 && typeof data120 == "object" && !Array.isArray(data120)){
let missing13;
if((((data120.what === undefined) && (missing13 = "what")) || ((data120.name === undefined) && (missing13 = "name"))) || ((data120.clusters === undefined) && (missing13 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i19,schemaPath:"#/properties/unknown/items/required",keyword:"required",params:{missingProperty: missing13}}];
return false;
}
else {
const _errs271 = errors;
for(const key17 in data120){
if(!(((((key17 === "what") || (key17 === "side")) || (key17 === "name")) || (key17 === "clusters")) || (key17 === "message"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i19,schemaPath:"#/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}}];
return false;
break;
}
}
if(_errs271 === errors){
if(data120.what !== undefined){
let data121 = data120.what;
const _errs272 = errors;
if(!((((((data121 === "not-built") || (data121 === "fails-on-both")) || (data121 === "in-part")) || (data121 === "suspended")) || (data121 === "chart")) || (data121 === "variable"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i19+"/what",schemaPath:"#/properties/unknown/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.what.enum}}];
return false;
}
var valid60 = _errs272 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data120.side !== undefined){
let data122 = data120.side;
const _errs273 = errors;
if(!((data122 === "base") || (data122 === "head"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i19+"/side",schemaPath:"#/properties/unknown/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.side.enum}}];
return false;
}
var valid60 = _errs273 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data120.name !== undefined){
const _errs274 = errors;
if(typeof data120.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i19+"/name",schemaPath:"#/properties/unknown/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid60 = _errs274 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data120.clusters !== undefined){
let data124 = data120.clusters;
const _errs276 = errors;
const _errs277 = errors;
if(errors === _errs277){
if(Array.isArray(data124)){
var valid62 = true;
const len20 = data124.length;
for(let i20=0; i20<len20; i20++){
const _errs279 = errors;
if(typeof data124[i20] !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i19+"/clusters/" + i20,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid62 = _errs279 === errors;
if(!valid62){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i19+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid60 = _errs276 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data120.message !== undefined){
const _errs281 = errors;
if(typeof data120.message !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i19+"/message",schemaPath:"#/properties/unknown/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid60 = _errs281 === errors;
}
else {
var valid60 = true;
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i19,schemaPath:"#/properties/unknown/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid59 = _errs269 === errors;
if(!valid59){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs267 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kustomizations !== undefined){
let data127 = data.kustomizations;
const _errs283 = errors;
if(errors === _errs283){
if(Array.isArray(data127)){
var valid63 = true;
const len21 = data127.length;
for(let i21=0; i21<len21; i21++){
let data128 = data127[i21];
const _errs285 = errors;
if(errors === _errs285){
if(data128 && typeof data128 == "object" && !Array.isArray(data128)){
let missing14;
if(((((data128.name === undefined) && (missing14 = "name")) || ((data128.clusters === undefined) && (missing14 = "clusters"))) || ((data128.source === undefined) && (missing14 = "source"))) || ((data128.dependsOn === undefined) && (missing14 = "dependsOn"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21,schemaPath:"#/properties/kustomizations/items/required",keyword:"required",params:{missingProperty: missing14}}];
return false;
}
else {
const _errs287 = errors;
for(const key18 in data128){
if(!((((((key18 === "name") || (key18 === "clusters")) || (key18 === "source")) || (key18 === "dependsOn")) || (key18 === "appliedBy")) || (key18 === "only"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21,schemaPath:"#/properties/kustomizations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}}];
return false;
break;
}
}
if(_errs287 === errors){
if(data128.name !== undefined){
const _errs288 = errors;
if(typeof data128.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21+"/name",schemaPath:"#/properties/kustomizations/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid64 = _errs288 === errors;
}
else {
var valid64 = true;
}
if(valid64){
if(data128.clusters !== undefined){
let data130 = data128.clusters;
const _errs290 = errors;
const _errs291 = errors;
if(errors === _errs291){
if(Array.isArray(data130)){
var valid66 = true;
const len22 = data130.length;
for(let i22=0; i22<len22; i22++){
const _errs293 = errors;
if(typeof data130[i22] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21+"/clusters/" + i22,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid66 = _errs293 === errors;
if(!valid66){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs290){
if(Array.isArray(data130)){
if(data130.length < 1){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21+"/clusters",schemaPath:"#/properties/kustomizations/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid64 = _errs290 === errors;
}
else {
var valid64 = true;
}
if(valid64){
if(data128.source !== undefined){
const _errs295 = errors;
if(typeof data128.source !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21+"/source",schemaPath:"#/properties/kustomizations/items/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid64 = _errs295 === errors;
}
else {
var valid64 = true;
}
if(valid64){
if(data128.dependsOn !== undefined){
let data133 = data128.dependsOn;
const _errs297 = errors;
const _errs298 = errors;
if(errors === _errs298){
if(Array.isArray(data133)){
var valid68 = true;
const len23 = data133.length;
for(let i23=0; i23<len23; i23++){
const _errs300 = errors;
if(typeof data133[i23] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21+"/dependsOn/" + i23,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid68 = _errs300 === errors;
if(!valid68){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21+"/dependsOn",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid64 = _errs297 === errors;
}
else {
var valid64 = true;
}
if(valid64){
if(data128.appliedBy !== undefined){
const _errs302 = errors;
if(typeof data128.appliedBy !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21+"/appliedBy",schemaPath:"#/properties/kustomizations/items/properties/appliedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid64 = _errs302 === errors;
}
else {
var valid64 = true;
}
if(valid64){
if(data128.only !== undefined){
let data136 = data128.only;
const _errs304 = errors;
if(!((data136 === "base") || (data136 === "head"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21+"/only",schemaPath:"#/properties/kustomizations/items/properties/only/enum",keyword:"enum",params:{allowedValues: schema11.properties.kustomizations.items.properties.only.enum}}];
return false;
}
var valid64 = _errs304 === errors;
}
else {
var valid64 = true;
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
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i21,schemaPath:"#/properties/kustomizations/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid63 = _errs285 === errors;
if(!valid63){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations",schemaPath:"#/properties/kustomizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs283 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewers !== undefined){
let data137 = data.reviewers;
const _errs305 = errors;
if(errors === _errs305){
if(Array.isArray(data137)){
var valid69 = true;
const len24 = data137.length;
for(let i24=0; i24<len24; i24++){
let data138 = data137[i24];
const _errs307 = errors;
if(errors === _errs307){
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
let missing15;
if(((((data138.owner === undefined) && (missing15 = "owner")) || ((data138.changes === undefined) && (missing15 = "changes"))) || ((data138.risk === undefined) && (missing15 = "risk"))) || ((data138.files === undefined) && (missing15 = "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24,schemaPath:"#/properties/reviewers/items/required",keyword:"required",params:{missingProperty: missing15}}];
return false;
}
else {
const _errs309 = errors;
for(const key19 in data138){
if(!((((key19 === "owner") || (key19 === "changes")) || (key19 === "risk")) || (key19 === "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24,schemaPath:"#/properties/reviewers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}}];
return false;
break;
}
}
if(_errs309 === errors){
if(data138.owner !== undefined){
const _errs310 = errors;
if(typeof data138.owner !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24+"/owner",schemaPath:"#/properties/reviewers/items/properties/owner/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid70 = _errs310 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data138.changes !== undefined){
let data140 = data138.changes;
const _errs312 = errors;
if(!((typeof data140 == "number") && (!(data140 % 1) && !isNaN(data140)))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs312){
if(typeof data140 == "number"){
if(data140 < 1 || isNaN(data140)){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid70 = _errs312 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data138.risk !== undefined){
let data141 = data138.risk;
const _errs314 = errors;
if(!(((((data141 === 0) || (data141 === 1)) || (data141 === 2)) || (data141 === 3)) || (data141 === 4))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid70 = _errs314 === errors;
}
else {
var valid70 = true;
}
if(valid70){
if(data138.files !== undefined){
let data142 = data138.files;
const _errs316 = errors;
const _errs317 = errors;
if(errors === _errs317){
if(Array.isArray(data142)){
var valid73 = true;
const len25 = data142.length;
for(let i25=0; i25<len25; i25++){
const _errs319 = errors;
if(typeof data142[i25] !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24+"/files/" + i25,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid73 = _errs319 === errors;
if(!valid73){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24+"/files",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs316){
if(Array.isArray(data142)){
if(data142.length < 1){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24+"/files",schemaPath:"#/properties/reviewers/items/properties/files/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid70 = _errs316 === errors;
}
else {
var valid70 = true;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i24,schemaPath:"#/properties/reviewers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid69 = _errs307 === errors;
if(!valid69){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers",schemaPath:"#/properties/reviewers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs305 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data144 = data.findings;
const _errs321 = errors;
if(errors === _errs321){
if(Array.isArray(data144)){
var valid74 = true;
const len26 = data144.length;
for(let i26=0; i26<len26; i26++){
let data145 = data144[i26];
const _errs323 = errors;
if(errors === _errs323){
if(data145 && typeof data145 == "object" && !Array.isArray(data145)){
}
else {
validate10.errors = [{instancePath:instancePath+"/findings/" + i26,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid74 = _errs323 === errors;
if(!valid74){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs321 === errors;
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
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
