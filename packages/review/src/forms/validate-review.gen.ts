// @ts-nocheck
// Generated from review.schema.json. To change it, run npm run codegen:settings.
"use strict";
export const validateReview = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","required":["summary","changes","risks","unknown","kustomizations"],"properties":{"summary":{"type":"object","required":["base","head","changed","risk","clusters","changedClusters","actions","newClusters","removedClusters","noiseOnly","hidden"],"properties":{"base":{"type":"string"},"head":{"type":"string"},"changed":{"type":"boolean"},"risk":{"$ref":"#/definitions/risk"},"clusters":{"type":"integer","minimum":0},"changedClusters":{"type":"integer","minimum":0},"actions":{"type":"object","properties":{"create":{"type":"integer","minimum":0},"change":{"type":"integer","minimum":0},"delete":{"type":"integer","minimum":0},"orphan":{"type":"integer","minimum":0},"move":{"type":"integer","minimum":0},"recreate":{"type":"integer","minimum":0},"blocked":{"type":"integer","minimum":0}},"additionalProperties":false},"newClusters":{"$ref":"#/definitions/names"},"removedClusters":{"$ref":"#/definitions/names"},"noiseOnly":{"type":"integer","minimum":0},"hidden":{"$ref":"#/definitions/hidden"},"request":{"type":"object","required":["repository","number","commit"],"properties":{"repository":{"type":"string"},"number":{"type":"integer","minimum":1},"commit":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}},"additionalProperties":false}},"additionalProperties":false},"changes":{"type":"array","items":{"type":"object","required":["action","apiVersion","kind","name","clusters","risk","rules","hunks","kustomization"],"properties":{"action":{"$ref":"#/definitions/action"},"apiVersion":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"risk":{"$ref":"#/definitions/risk"},"rules":{"$ref":"#/definitions/names"},"hunks":{"type":"array","items":{"$ref":"#/definitions/hunk"}},"kustomization":{"type":"string"},"movedFrom":{"type":"string"},"renamedFrom":{"type":"string"},"renamedTo":{"type":"string"},"composites":{"type":"object","required":["automatic","manual"],"properties":{"automatic":{"$ref":"#/definitions/names"},"manual":{"$ref":"#/definitions/names"}},"additionalProperties":false},"composition":{"type":"string"},"composed":{"type":"object","required":["composition","composites"],"properties":{"composition":{"type":"string"},"composites":{"$ref":"#/definitions/names","minItems":1},"within":{"$ref":"#/definitions/names"},"kept":{"const":true}},"additionalProperties":false},"templates":{"type":"object","required":["removed","added","renamed","otherKind"],"properties":{"removed":{"$ref":"#/definitions/names"},"added":{"$ref":"#/definitions/names"},"renamed":{"type":"array","items":{"type":"object","required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}},"additionalProperties":false}},"otherKind":{"$ref":"#/definitions/names"}},"additionalProperties":false},"why":{"enum":["removed","pruning-changes","mark-only-in-git","owner-deleted","namespace-deleted","definition-deleted","not-pruned","cluster-changed","refused","refused-with-another","waits-for-refused","waits-for-suspended","may-be-deleted-first","old-owner-remains","taken-over","may-be-suspended-first","not-in-chart","release-uninstalled","kept-by-policy","chart-crd-kept","chart-crd-not-upgraded","left-in-old-namespace","upgrade-fails","no-upgrade","template-removed","template-renamed","kind-changed","composite-deleted"]},"refusals":{"$ref":"#/definitions/names"},"restarts":{"const":true},"hidden":{"$ref":"#/definitions/hidden"},"cause":{"$ref":"#/definitions/cause"},"was":{"$ref":"#/definitions/cause"},"release":{"type":"string"},"template":{"type":"string"},"perhaps":{"const":true}},"additionalProperties":false}},"composites":{"type":"array","items":{"type":"object","required":["names","clusters","event","effect","resources"],"properties":{"names":{"$ref":"#/definitions/names","minItems":1},"clusters":{"$ref":"#/definitions/names","minItems":1},"composition":{"type":"string"},"event":{"enum":["changed","created","deleted"]},"effect":{"enum":["composed","kept","fails","unknown"]},"message":{"type":"string"},"unknown":{"$ref":"#/definitions/names"},"resources":{"type":"object","additionalProperties":{"type":"integer","minimum":1}}},"additionalProperties":false}},"releases":{"type":"array","items":{"type":"object","required":["name","clusters","action","objects","noiseOnly","hooks","random","images","values"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"action":{"enum":["install","upgrade","uninstall","reinstall","no-upgrade"]},"before":{"$ref":"#/definitions/chart"},"after":{"$ref":"#/definitions/chart"},"objects":{"type":"integer","minimum":0},"noiseOnly":{"type":"integer","minimum":0},"hooks":{"$ref":"#/definitions/names"},"random":{"$ref":"#/definitions/names"},"images":{"type":"array","items":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"}},"additionalProperties":false}},"values":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"before":{},"after":{},"set":{"const":true}},"additionalProperties":false}}},"additionalProperties":false}},"risks":{"type":"array","items":{"type":"object","required":["rule","level","evidence","remedy","objects","clusters"],"properties":{"rule":{"type":"string"},"level":{"$ref":"#/definitions/risk"},"evidence":{"type":"string"},"remedy":{"type":"string"},"objects":{"$ref":"#/definitions/names"},"clusters":{"$ref":"#/definitions/names"},"cause":{"$ref":"#/definitions/cause"}},"additionalProperties":false}},"unknown":{"type":"array","items":{"type":"object","required":["what","name","clusters"],"properties":{"what":{"enum":["not-built","fails-on-both","in-part","suspended","chart","package","not-rendered","variable"]},"side":{"enum":["base","head"]},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names"},"message":{"type":"string"}},"additionalProperties":false}},"kustomizations":{"type":"array","items":{"type":"object","required":["name","clusters","source","dependsOn"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"source":{"type":"string"},"dependsOn":{"$ref":"#/definitions/names"},"appliedBy":{"type":"string"},"only":{"enum":["base","head"]}},"additionalProperties":false}},"reviewers":{"type":"array","items":{"type":"object","required":["owner","changes","risk","files"],"properties":{"owner":{"type":"string"},"changes":{"type":"integer","minimum":1},"risk":{"$ref":"#/definitions/risk"},"files":{"$ref":"#/definitions/names","minItems":1}},"additionalProperties":false}},"findings":{"type":"array","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false,"definitions":{"cause":{"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false},"action":{"enum":["create","change","delete","orphan","move","recreate","blocked"]},"risk":{"enum":[0,1,2,3,4]},"names":{"type":"array","items":{"type":"string"}},"hidden":{"type":"object","properties":{"same-quantity":{"type":"integer","minimum":1},"empty":{"type":"integer","minimum":1},"default":{"type":"integer","minimum":1},"release-mark":{"type":"integer","minimum":1},"description":{"type":"integer","minimum":1}},"additionalProperties":false},"hunk":{"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false},"chart":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false}}};
const schema12 = {"enum":[0,1,2,3,4]};
const schema13 = {"type":"array","items":{"type":"string"}};
const schema15 = {"type":"object","properties":{"same-quantity":{"type":"integer","minimum":1},"empty":{"type":"integer","minimum":1},"default":{"type":"integer","minimum":1},"release-mark":{"type":"integer","minimum":1},"description":{"type":"integer","minimum":1}},"additionalProperties":false};
const schema16 = {"enum":["create","change","delete","orphan","move","recreate","blocked"]};
const schema20 = {"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false};
const schema30 = {"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false};
const schema36 = {"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false};
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
if(!(func2.call(schema11.properties, key0))){
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
if(data31.composed !== undefined){
let data60 = data31.composed;
const _errs134 = errors;
if(errors === _errs134){
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
let missing6;
if(((data60.composition === undefined) && (missing6 = "composition")) || ((data60.composites === undefined) && (missing6 = "composites"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed",schemaPath:"#/properties/changes/items/properties/composed/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
const _errs136 = errors;
for(const key8 in data60){
if(!((((key8 === "composition") || (key8 === "composites")) || (key8 === "within")) || (key8 === "kept"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed",schemaPath:"#/properties/changes/items/properties/composed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}}];
return false;
break;
}
}
if(_errs136 === errors){
if(data60.composition !== undefined){
const _errs137 = errors;
if(typeof data60.composition !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed/composition",schemaPath:"#/properties/changes/items/properties/composed/properties/composition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid28 = _errs137 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data60.composites !== undefined){
let data62 = data60.composites;
const _errs139 = errors;
const _errs140 = errors;
if(errors === _errs140){
if(Array.isArray(data62)){
var valid30 = true;
const len9 = data62.length;
for(let i9=0; i9<len9; i9++){
const _errs142 = errors;
if(typeof data62[i9] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed/composites/" + i9,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid30 = _errs142 === errors;
if(!valid30){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed/composites",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs139){
if(Array.isArray(data62)){
if(data62.length < 1){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed/composites",schemaPath:"#/properties/changes/items/properties/composed/properties/composites/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid28 = _errs139 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data60.within !== undefined){
let data64 = data60.within;
const _errs144 = errors;
const _errs145 = errors;
if(errors === _errs145){
if(Array.isArray(data64)){
var valid32 = true;
const len10 = data64.length;
for(let i10=0; i10<len10; i10++){
const _errs147 = errors;
if(typeof data64[i10] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed/within/" + i10,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid32 = _errs147 === errors;
if(!valid32){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed/within",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid28 = _errs144 === errors;
}
else {
var valid28 = true;
}
if(valid28){
if(data60.kept !== undefined){
const _errs149 = errors;
if(true !== data60.kept){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed/kept",schemaPath:"#/properties/changes/items/properties/composed/properties/kept/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid28 = _errs149 === errors;
}
else {
var valid28 = true;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed",schemaPath:"#/properties/changes/items/properties/composed/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs134 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.templates !== undefined){
let data67 = data31.templates;
const _errs150 = errors;
if(errors === _errs150){
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
let missing7;
if(((((data67.removed === undefined) && (missing7 = "removed")) || ((data67.added === undefined) && (missing7 = "added"))) || ((data67.renamed === undefined) && (missing7 = "renamed"))) || ((data67.otherKind === undefined) && (missing7 = "otherKind"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates",schemaPath:"#/properties/changes/items/properties/templates/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs152 = errors;
for(const key9 in data67){
if(!((((key9 === "removed") || (key9 === "added")) || (key9 === "renamed")) || (key9 === "otherKind"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates",schemaPath:"#/properties/changes/items/properties/templates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs152 === errors){
if(data67.removed !== undefined){
let data68 = data67.removed;
const _errs153 = errors;
const _errs154 = errors;
if(errors === _errs154){
if(Array.isArray(data68)){
var valid35 = true;
const len11 = data68.length;
for(let i11=0; i11<len11; i11++){
const _errs156 = errors;
if(typeof data68[i11] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/removed/" + i11,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs156 === errors;
if(!valid35){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/removed",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid33 = _errs153 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data67.added !== undefined){
let data70 = data67.added;
const _errs158 = errors;
const _errs159 = errors;
if(errors === _errs159){
if(Array.isArray(data70)){
var valid37 = true;
const len12 = data70.length;
for(let i12=0; i12<len12; i12++){
const _errs161 = errors;
if(typeof data70[i12] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/added/" + i12,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs161 === errors;
if(!valid37){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/added",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid33 = _errs158 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data67.renamed !== undefined){
let data72 = data67.renamed;
const _errs163 = errors;
if(errors === _errs163){
if(Array.isArray(data72)){
var valid38 = true;
const len13 = data72.length;
for(let i13=0; i13<len13; i13++){
let data73 = data72[i13];
const _errs165 = errors;
if(errors === _errs165){
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
let missing8;
if(((data73.from === undefined) && (missing8 = "from")) || ((data73.to === undefined) && (missing8 = "to"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed/" + i13,schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs167 = errors;
for(const key10 in data73){
if(!((key10 === "from") || (key10 === "to"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed/" + i13,schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs167 === errors){
if(data73.from !== undefined){
const _errs168 = errors;
if(typeof data73.from !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed/" + i13+"/from",schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/items/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs168 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data73.to !== undefined){
const _errs170 = errors;
if(typeof data73.to !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed/" + i13+"/to",schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/items/properties/to/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs170 === errors;
}
else {
var valid39 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed/" + i13,schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid38 = _errs165 === errors;
if(!valid38){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed",schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid33 = _errs163 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data67.otherKind !== undefined){
let data76 = data67.otherKind;
const _errs172 = errors;
const _errs173 = errors;
if(errors === _errs173){
if(Array.isArray(data76)){
var valid41 = true;
const len14 = data76.length;
for(let i14=0; i14<len14; i14++){
const _errs175 = errors;
if(typeof data76[i14] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/otherKind/" + i14,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs175 === errors;
if(!valid41){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/otherKind",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid33 = _errs172 === errors;
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
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates",schemaPath:"#/properties/changes/items/properties/templates/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs150 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.why !== undefined){
let data78 = data31.why;
const _errs177 = errors;
if(!((((((((((((((((((((((((((((data78 === "removed") || (data78 === "pruning-changes")) || (data78 === "mark-only-in-git")) || (data78 === "owner-deleted")) || (data78 === "namespace-deleted")) || (data78 === "definition-deleted")) || (data78 === "not-pruned")) || (data78 === "cluster-changed")) || (data78 === "refused")) || (data78 === "refused-with-another")) || (data78 === "waits-for-refused")) || (data78 === "waits-for-suspended")) || (data78 === "may-be-deleted-first")) || (data78 === "old-owner-remains")) || (data78 === "taken-over")) || (data78 === "may-be-suspended-first")) || (data78 === "not-in-chart")) || (data78 === "release-uninstalled")) || (data78 === "kept-by-policy")) || (data78 === "chart-crd-kept")) || (data78 === "chart-crd-not-upgraded")) || (data78 === "left-in-old-namespace")) || (data78 === "upgrade-fails")) || (data78 === "no-upgrade")) || (data78 === "template-removed")) || (data78 === "template-renamed")) || (data78 === "kind-changed")) || (data78 === "composite-deleted"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/why",schemaPath:"#/properties/changes/items/properties/why/enum",keyword:"enum",params:{allowedValues: schema11.properties.changes.items.properties.why.enum}}];
return false;
}
var valid12 = _errs177 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.refusals !== undefined){
let data79 = data31.refusals;
const _errs178 = errors;
const _errs179 = errors;
if(errors === _errs179){
if(Array.isArray(data79)){
var valid43 = true;
const len15 = data79.length;
for(let i15=0; i15<len15; i15++){
const _errs181 = errors;
if(typeof data79[i15] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals/" + i15,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs181 === errors;
if(!valid43){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid12 = _errs178 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.restarts !== undefined){
const _errs183 = errors;
if(true !== data31.restarts){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/restarts",schemaPath:"#/properties/changes/items/properties/restarts/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid12 = _errs183 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.hidden !== undefined){
let data82 = data31.hidden;
const _errs184 = errors;
const _errs185 = errors;
if(errors === _errs185){
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
const _errs187 = errors;
for(const key11 in data82){
if(!(((((key11 === "same-quantity") || (key11 === "empty")) || (key11 === "default")) || (key11 === "release-mark")) || (key11 === "description"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs187 === errors){
if(data82["same-quantity"] !== undefined){
let data83 = data82["same-quantity"];
const _errs188 = errors;
if(!((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs188){
if(typeof data83 == "number"){
if(data83 < 1 || isNaN(data83)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs188 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data82.empty !== undefined){
let data84 = data82.empty;
const _errs190 = errors;
if(!((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs190){
if(typeof data84 == "number"){
if(data84 < 1 || isNaN(data84)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs190 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data82.default !== undefined){
let data85 = data82.default;
const _errs192 = errors;
if(!((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/default",schemaPath:"#/definitions/hidden/properties/default/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs192){
if(typeof data85 == "number"){
if(data85 < 1 || isNaN(data85)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/default",schemaPath:"#/definitions/hidden/properties/default/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs192 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data82["release-mark"] !== undefined){
let data86 = data82["release-mark"];
const _errs194 = errors;
if(!((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs194){
if(typeof data86 == "number"){
if(data86 < 1 || isNaN(data86)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs194 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data82.description !== undefined){
let data87 = data82.description;
const _errs196 = errors;
if(!((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/description",schemaPath:"#/definitions/hidden/properties/description/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs196){
if(typeof data87 == "number"){
if(data87 < 1 || isNaN(data87)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/description",schemaPath:"#/definitions/hidden/properties/description/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs196 === errors;
}
else {
var valid45 = true;
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
var valid12 = _errs184 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.cause !== undefined){
let data88 = data31.cause;
const _errs198 = errors;
const _errs199 = errors;
if(errors === _errs199){
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
let missing9;
if((data88.file === undefined) && (missing9 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs201 = errors;
for(const key12 in data88){
if(!((((key12 === "file") || (key12 === "line")) || (key12 === "by")) || (key12 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs201 === errors){
if(data88.file !== undefined){
const _errs202 = errors;
if(typeof data88.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid47 = _errs202 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data88.line !== undefined){
let data90 = data88.line;
const _errs204 = errors;
if(!((typeof data90 == "number") && (!(data90 % 1) && !isNaN(data90)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs204){
if(typeof data90 == "number"){
if(data90 < 1 || isNaN(data90)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid47 = _errs204 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data88.by !== undefined){
const _errs206 = errors;
if(typeof data88.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid47 = _errs206 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data88.path !== undefined){
const _errs208 = errors;
if(typeof data88.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid47 = _errs208 === errors;
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
else {
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs198 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.was !== undefined){
let data93 = data31.was;
const _errs210 = errors;
const _errs211 = errors;
if(errors === _errs211){
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
let missing10;
if((data93.file === undefined) && (missing10 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs213 = errors;
for(const key13 in data93){
if(!((((key13 === "file") || (key13 === "line")) || (key13 === "by")) || (key13 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break;
}
}
if(_errs213 === errors){
if(data93.file !== undefined){
const _errs214 = errors;
if(typeof data93.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid49 = _errs214 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data93.line !== undefined){
let data95 = data93.line;
const _errs216 = errors;
if(!((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs216){
if(typeof data95 == "number"){
if(data95 < 1 || isNaN(data95)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid49 = _errs216 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data93.by !== undefined){
const _errs218 = errors;
if(typeof data93.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid49 = _errs218 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data93.path !== undefined){
const _errs220 = errors;
if(typeof data93.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid49 = _errs220 === errors;
}
else {
var valid49 = true;
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
var valid12 = _errs210 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.release !== undefined){
const _errs222 = errors;
if(typeof data31.release !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/release",schemaPath:"#/properties/changes/items/properties/release/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs222 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.template !== undefined){
const _errs224 = errors;
if(typeof data31.template !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/template",schemaPath:"#/properties/changes/items/properties/template/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs224 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.perhaps !== undefined){
const _errs226 = errors;
if(true !== data31.perhaps){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/perhaps",schemaPath:"#/properties/changes/items/properties/perhaps/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid12 = _errs226 === errors;
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
if(data.composites !== undefined){
let data101 = data.composites;
const _errs227 = errors;
if(errors === _errs227){
if(Array.isArray(data101)){
var valid50 = true;
const len16 = data101.length;
for(let i16=0; i16<len16; i16++){
let data102 = data101[i16];
const _errs229 = errors;
if(errors === _errs229){
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
let missing11;
if((((((data102.names === undefined) && (missing11 = "names")) || ((data102.clusters === undefined) && (missing11 = "clusters"))) || ((data102.event === undefined) && (missing11 = "event"))) || ((data102.effect === undefined) && (missing11 = "effect"))) || ((data102.resources === undefined) && (missing11 = "resources"))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16,schemaPath:"#/properties/composites/items/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs231 = errors;
for(const key14 in data102){
if(!((((((((key14 === "names") || (key14 === "clusters")) || (key14 === "composition")) || (key14 === "event")) || (key14 === "effect")) || (key14 === "message")) || (key14 === "unknown")) || (key14 === "resources"))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16,schemaPath:"#/properties/composites/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs231 === errors){
if(data102.names !== undefined){
let data103 = data102.names;
const _errs232 = errors;
const _errs233 = errors;
if(errors === _errs233){
if(Array.isArray(data103)){
var valid53 = true;
const len17 = data103.length;
for(let i17=0; i17<len17; i17++){
const _errs235 = errors;
if(typeof data103[i17] !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/names/" + i17,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid53 = _errs235 === errors;
if(!valid53){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/names",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs232){
if(Array.isArray(data103)){
if(data103.length < 1){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/names",schemaPath:"#/properties/composites/items/properties/names/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid51 = _errs232 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data102.clusters !== undefined){
let data105 = data102.clusters;
const _errs237 = errors;
const _errs238 = errors;
if(errors === _errs238){
if(Array.isArray(data105)){
var valid55 = true;
const len18 = data105.length;
for(let i18=0; i18<len18; i18++){
const _errs240 = errors;
if(typeof data105[i18] !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/clusters/" + i18,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid55 = _errs240 === errors;
if(!valid55){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs237){
if(Array.isArray(data105)){
if(data105.length < 1){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/clusters",schemaPath:"#/properties/composites/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid51 = _errs237 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data102.composition !== undefined){
const _errs242 = errors;
if(typeof data102.composition !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/composition",schemaPath:"#/properties/composites/items/properties/composition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs242 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data102.event !== undefined){
let data108 = data102.event;
const _errs244 = errors;
if(!(((data108 === "changed") || (data108 === "created")) || (data108 === "deleted"))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/event",schemaPath:"#/properties/composites/items/properties/event/enum",keyword:"enum",params:{allowedValues: schema11.properties.composites.items.properties.event.enum}}];
return false;
}
var valid51 = _errs244 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data102.effect !== undefined){
let data109 = data102.effect;
const _errs245 = errors;
if(!((((data109 === "composed") || (data109 === "kept")) || (data109 === "fails")) || (data109 === "unknown"))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/effect",schemaPath:"#/properties/composites/items/properties/effect/enum",keyword:"enum",params:{allowedValues: schema11.properties.composites.items.properties.effect.enum}}];
return false;
}
var valid51 = _errs245 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data102.message !== undefined){
const _errs246 = errors;
if(typeof data102.message !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/message",schemaPath:"#/properties/composites/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs246 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data102.unknown !== undefined){
let data111 = data102.unknown;
const _errs248 = errors;
const _errs249 = errors;
if(errors === _errs249){
if(Array.isArray(data111)){
var valid57 = true;
const len19 = data111.length;
for(let i19=0; i19<len19; i19++){
const _errs251 = errors;
if(typeof data111[i19] !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/unknown/" + i19,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid57 = _errs251 === errors;
if(!valid57){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/unknown",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid51 = _errs248 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data102.resources !== undefined){
let data113 = data102.resources;
const _errs253 = errors;
if(errors === _errs253){
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
for(const key15 in data113){
let data114 = data113[key15];
const _errs256 = errors;
if(!((typeof data114 == "number") && (!(data114 % 1) && !isNaN(data114)))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/resources/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/composites/items/properties/resources/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs256){
if(typeof data114 == "number"){
if(data114 < 1 || isNaN(data114)){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/resources/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/composites/items/properties/resources/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid58 = _errs256 === errors;
if(!valid58){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/resources",schemaPath:"#/properties/composites/items/properties/resources/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid51 = _errs253 === errors;
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
}
}
else {
validate10.errors = [{instancePath:instancePath+"/composites/" + i16,schemaPath:"#/properties/composites/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid50 = _errs229 === errors;
if(!valid50){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/composites",schemaPath:"#/properties/composites/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs227 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.releases !== undefined){
let data115 = data.releases;
const _errs258 = errors;
if(errors === _errs258){
if(Array.isArray(data115)){
var valid59 = true;
const len20 = data115.length;
for(let i20=0; i20<len20; i20++){
let data116 = data115[i20];
const _errs260 = errors;
if(errors === _errs260){
if(data116 && typeof data116 == "object" && !Array.isArray(data116)){
let missing12;
if((((((((((data116.name === undefined) && (missing12 = "name")) || ((data116.clusters === undefined) && (missing12 = "clusters"))) || ((data116.action === undefined) && (missing12 = "action"))) || ((data116.objects === undefined) && (missing12 = "objects"))) || ((data116.noiseOnly === undefined) && (missing12 = "noiseOnly"))) || ((data116.hooks === undefined) && (missing12 = "hooks"))) || ((data116.random === undefined) && (missing12 = "random"))) || ((data116.images === undefined) && (missing12 = "images"))) || ((data116.values === undefined) && (missing12 = "values"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
const _errs262 = errors;
for(const key16 in data116){
if(!(func2.call(schema11.properties.releases.items.properties, key16))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20,schemaPath:"#/properties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}}];
return false;
break;
}
}
if(_errs262 === errors){
if(data116.name !== undefined){
const _errs263 = errors;
if(typeof data116.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/name",schemaPath:"#/properties/releases/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid60 = _errs263 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.clusters !== undefined){
let data118 = data116.clusters;
const _errs265 = errors;
const _errs266 = errors;
if(errors === _errs266){
if(Array.isArray(data118)){
var valid62 = true;
const len21 = data118.length;
for(let i21=0; i21<len21; i21++){
const _errs268 = errors;
if(typeof data118[i21] !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/clusters/" + i21,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid62 = _errs268 === errors;
if(!valid62){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs265){
if(Array.isArray(data118)){
if(data118.length < 1){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/clusters",schemaPath:"#/properties/releases/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid60 = _errs265 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.action !== undefined){
let data120 = data116.action;
const _errs270 = errors;
if(!(((((data120 === "install") || (data120 === "upgrade")) || (data120 === "uninstall")) || (data120 === "reinstall")) || (data120 === "no-upgrade"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/action",schemaPath:"#/properties/releases/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema11.properties.releases.items.properties.action.enum}}];
return false;
}
var valid60 = _errs270 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.before !== undefined){
let data121 = data116.before;
const _errs271 = errors;
const _errs272 = errors;
if(errors === _errs272){
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
let missing13;
if(((data121.name === undefined) && (missing13 = "name")) || ((data121.version === undefined) && (missing13 = "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/before",schemaPath:"#/definitions/chart/required",keyword:"required",params:{missingProperty: missing13}}];
return false;
}
else {
const _errs274 = errors;
for(const key17 in data121){
if(!((key17 === "name") || (key17 === "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/before",schemaPath:"#/definitions/chart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}}];
return false;
break;
}
}
if(_errs274 === errors){
if(data121.name !== undefined){
const _errs275 = errors;
if(typeof data121.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/before/name",schemaPath:"#/definitions/chart/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid64 = _errs275 === errors;
}
else {
var valid64 = true;
}
if(valid64){
if(data121.version !== undefined){
const _errs277 = errors;
if(typeof data121.version !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/before/version",schemaPath:"#/definitions/chart/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid64 = _errs277 === errors;
}
else {
var valid64 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/before",schemaPath:"#/definitions/chart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid60 = _errs271 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.after !== undefined){
let data124 = data116.after;
const _errs279 = errors;
const _errs280 = errors;
if(errors === _errs280){
if(data124 && typeof data124 == "object" && !Array.isArray(data124)){
let missing14;
if(((data124.name === undefined) && (missing14 = "name")) || ((data124.version === undefined) && (missing14 = "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/after",schemaPath:"#/definitions/chart/required",keyword:"required",params:{missingProperty: missing14}}];
return false;
}
else {
const _errs282 = errors;
for(const key18 in data124){
if(!((key18 === "name") || (key18 === "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/after",schemaPath:"#/definitions/chart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}}];
return false;
break;
}
}
if(_errs282 === errors){
if(data124.name !== undefined){
const _errs283 = errors;
if(typeof data124.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/after/name",schemaPath:"#/definitions/chart/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid66 = _errs283 === errors;
}
else {
var valid66 = true;
}
if(valid66){
if(data124.version !== undefined){
const _errs285 = errors;
if(typeof data124.version !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/after/version",schemaPath:"#/definitions/chart/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid66 = _errs285 === errors;
}
else {
var valid66 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/after",schemaPath:"#/definitions/chart/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid60 = _errs279 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.objects !== undefined){
let data127 = data116.objects;
const _errs287 = errors;
if(!((typeof data127 == "number") && (!(data127 % 1) && !isNaN(data127)))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/objects",schemaPath:"#/properties/releases/items/properties/objects/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs287){
if(typeof data127 == "number"){
if(data127 < 0 || isNaN(data127)){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/objects",schemaPath:"#/properties/releases/items/properties/objects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid60 = _errs287 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.noiseOnly !== undefined){
let data128 = data116.noiseOnly;
const _errs289 = errors;
if(!((typeof data128 == "number") && (!(data128 % 1) && !isNaN(data128)))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/noiseOnly",schemaPath:"#/properties/releases/items/properties/noiseOnly/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs289){
if(typeof data128 == "number"){
if(data128 < 0 || isNaN(data128)){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/noiseOnly",schemaPath:"#/properties/releases/items/properties/noiseOnly/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid60 = _errs289 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.hooks !== undefined){
let data129 = data116.hooks;
const _errs291 = errors;
const _errs292 = errors;
if(errors === _errs292){
if(Array.isArray(data129)){
var valid68 = true;
const len22 = data129.length;
for(let i22=0; i22<len22; i22++){
const _errs294 = errors;
if(typeof data129[i22] !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/hooks/" + i22,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid68 = _errs294 === errors;
if(!valid68){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/hooks",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid60 = _errs291 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.random !== undefined){
let data131 = data116.random;
const _errs296 = errors;
const _errs297 = errors;
if(errors === _errs297){
if(Array.isArray(data131)){
var valid70 = true;
const len23 = data131.length;
for(let i23=0; i23<len23; i23++){
const _errs299 = errors;
if(typeof data131[i23] !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/random/" + i23,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid70 = _errs299 === errors;
if(!valid70){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/random",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid60 = _errs296 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.images !== undefined){
let data133 = data116.images;
const _errs301 = errors;
if(errors === _errs301){
if(Array.isArray(data133)){
var valid71 = true;
const len24 = data133.length;
for(let i24=0; i24<len24; i24++){
let data134 = data133[i24];
const _errs303 = errors;
if(errors === _errs303){
if(data134 && typeof data134 == "object" && !Array.isArray(data134)){
const _errs305 = errors;
for(const key19 in data134){
if(!((key19 === "before") || (key19 === "after"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/images/" + i24,schemaPath:"#/properties/releases/items/properties/images/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}}];
return false;
break;
}
}
if(_errs305 === errors){
if(data134.before !== undefined){
const _errs306 = errors;
if(typeof data134.before !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/images/" + i24+"/before",schemaPath:"#/properties/releases/items/properties/images/items/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid72 = _errs306 === errors;
}
else {
var valid72 = true;
}
if(valid72){
if(data134.after !== undefined){
const _errs308 = errors;
if(typeof data134.after !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/images/" + i24+"/after",schemaPath:"#/properties/releases/items/properties/images/items/properties/after/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid72 = _errs308 === errors;
}
else {
var valid72 = true;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/images/" + i24,schemaPath:"#/properties/releases/items/properties/images/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid71 = _errs303 === errors;
if(!valid71){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/images",schemaPath:"#/properties/releases/items/properties/images/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid60 = _errs301 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data116.values !== undefined){
let data137 = data116.values;
const _errs310 = errors;
if(errors === _errs310){
if(Array.isArray(data137)){
var valid73 = true;
const len25 = data137.length;
for(let i25=0; i25<len25; i25++){
let data138 = data137[i25];
const _errs312 = errors;
if(errors === _errs312){
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
let missing15;
if((data138.path === undefined) && (missing15 = "path")){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values/" + i25,schemaPath:"#/properties/releases/items/properties/values/items/required",keyword:"required",params:{missingProperty: missing15}}];
return false;
}
else {
const _errs314 = errors;
for(const key20 in data138){
if(!((((key20 === "path") || (key20 === "before")) || (key20 === "after")) || (key20 === "set"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values/" + i25,schemaPath:"#/properties/releases/items/properties/values/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}}];
return false;
break;
}
}
if(_errs314 === errors){
if(data138.path !== undefined){
const _errs315 = errors;
if(typeof data138.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values/" + i25+"/path",schemaPath:"#/properties/releases/items/properties/values/items/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid74 = _errs315 === errors;
}
else {
var valid74 = true;
}
if(valid74){
if(data138.set !== undefined){
const _errs317 = errors;
if(true !== data138.set){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values/" + i25+"/set",schemaPath:"#/properties/releases/items/properties/values/items/properties/set/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid74 = _errs317 === errors;
}
else {
var valid74 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values/" + i25,schemaPath:"#/properties/releases/items/properties/values/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid73 = _errs312 === errors;
if(!valid73){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values",schemaPath:"#/properties/releases/items/properties/values/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid60 = _errs310 === errors;
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
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases/" + i20,schemaPath:"#/properties/releases/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid59 = _errs260 === errors;
if(!valid59){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/releases",schemaPath:"#/properties/releases/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs258 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.risks !== undefined){
let data141 = data.risks;
const _errs318 = errors;
if(errors === _errs318){
if(Array.isArray(data141)){
var valid75 = true;
const len26 = data141.length;
for(let i26=0; i26<len26; i26++){
let data142 = data141[i26];
const _errs320 = errors;
if(errors === _errs320){
if(data142 && typeof data142 == "object" && !Array.isArray(data142)){
let missing16;
if(((((((data142.rule === undefined) && (missing16 = "rule")) || ((data142.level === undefined) && (missing16 = "level"))) || ((data142.evidence === undefined) && (missing16 = "evidence"))) || ((data142.remedy === undefined) && (missing16 = "remedy"))) || ((data142.objects === undefined) && (missing16 = "objects"))) || ((data142.clusters === undefined) && (missing16 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26,schemaPath:"#/properties/risks/items/required",keyword:"required",params:{missingProperty: missing16}}];
return false;
}
else {
const _errs322 = errors;
for(const key21 in data142){
if(!(((((((key21 === "rule") || (key21 === "level")) || (key21 === "evidence")) || (key21 === "remedy")) || (key21 === "objects")) || (key21 === "clusters")) || (key21 === "cause"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26,schemaPath:"#/properties/risks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}}];
return false;
break;
}
}
if(_errs322 === errors){
if(data142.rule !== undefined){
const _errs323 = errors;
if(typeof data142.rule !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/rule",schemaPath:"#/properties/risks/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid76 = _errs323 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data142.level !== undefined){
let data144 = data142.level;
const _errs325 = errors;
if(!(((((data144 === 0) || (data144 === 1)) || (data144 === 2)) || (data144 === 3)) || (data144 === 4))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/level",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid76 = _errs325 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data142.evidence !== undefined){
const _errs327 = errors;
if(typeof data142.evidence !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/evidence",schemaPath:"#/properties/risks/items/properties/evidence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid76 = _errs327 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data142.remedy !== undefined){
const _errs329 = errors;
if(typeof data142.remedy !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/remedy",schemaPath:"#/properties/risks/items/properties/remedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid76 = _errs329 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data142.objects !== undefined){
let data147 = data142.objects;
const _errs331 = errors;
const _errs332 = errors;
if(errors === _errs332){
if(Array.isArray(data147)){
var valid79 = true;
const len27 = data147.length;
for(let i27=0; i27<len27; i27++){
const _errs334 = errors;
if(typeof data147[i27] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/objects/" + i27,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid79 = _errs334 === errors;
if(!valid79){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/objects",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid76 = _errs331 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data142.clusters !== undefined){
let data149 = data142.clusters;
const _errs336 = errors;
const _errs337 = errors;
if(errors === _errs337){
if(Array.isArray(data149)){
var valid81 = true;
const len28 = data149.length;
for(let i28=0; i28<len28; i28++){
const _errs339 = errors;
if(typeof data149[i28] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/clusters/" + i28,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid81 = _errs339 === errors;
if(!valid81){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid76 = _errs336 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data142.cause !== undefined){
let data151 = data142.cause;
const _errs341 = errors;
const _errs342 = errors;
if(errors === _errs342){
if(data151 && typeof data151 == "object" && !Array.isArray(data151)){
let missing17;
if((data151.file === undefined) && (missing17 = "file")){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing17}}];
return false;
}
else {
const _errs344 = errors;
for(const key22 in data151){
if(!((((key22 === "file") || (key22 === "line")) || (key22 === "by")) || (key22 === "path"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}}];
return false;
break;
}
}
if(_errs344 === errors){
if(data151.file !== undefined){
const _errs345 = errors;
if(typeof data151.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid83 = _errs345 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data151.line !== undefined){
let data153 = data151.line;
const _errs347 = errors;
if(!((typeof data153 == "number") && (!(data153 % 1) && !isNaN(data153)))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs347){
if(typeof data153 == "number"){
if(data153 < 1 || isNaN(data153)){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid83 = _errs347 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data151.by !== undefined){
const _errs349 = errors;
if(typeof data151.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid83 = _errs349 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data151.path !== undefined){
const _errs351 = errors;
if(typeof data151.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid83 = _errs351 === errors;
}
else {
var valid83 = true;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause",schemaPath:"#/definitions/cause/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid76 = _errs341 === errors;
}
else {
var valid76 = true;
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
validate10.errors = [{instancePath:instancePath+"/risks/" + i26,schemaPath:"#/properties/risks/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid75 = _errs320 === errors;
if(!valid75){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/risks",schemaPath:"#/properties/risks/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs318 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined){
let data156 = data.unknown;
const _errs353 = errors;
if(errors === _errs353){
if(Array.isArray(data156)){
var valid84 = true;
const len29 = data156.length;
for(let i29=0; i29<len29; i29++){
let data157 = data156[i29];
const _errs355 = errors;
if(errors === _errs355){
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
let missing18;
if((((data157.what === undefined) && (missing18 = "what")) || ((data157.name === undefined) && (missing18 = "name"))) || ((data157.clusters === undefined) && (missing18 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29,schemaPath:"#/properties/unknown/items/required",keyword:"required",params:{missingProperty: missing18}}];
return false;
}
else {
const _errs357 = errors;
for(const key23 in data157){
if(!(((((key23 === "what") || (key23 === "side")) || (key23 === "name")) || (key23 === "clusters")) || (key23 === "message"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29,schemaPath:"#/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}}];
return false;
break;
}
}
if(_errs357 === errors){
if(data157.what !== undefined){
let data158 = data157.what;
const _errs358 = errors;
if(!((((((((data158 === "not-built") || (data158 === "fails-on-both")) || (data158 === "in-part")) || (data158 === "suspended")) || (data158 === "chart")) || (data158 === "package")) || (data158 === "not-rendered")) || (data158 === "variable"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/what",schemaPath:"#/properties/unknown/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.what.enum}}];
return false;
}
var valid85 = _errs358 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data157.side !== undefined){
let data159 = data157.side;
const _errs359 = errors;
if(!((data159 === "base") || (data159 === "head"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/side",schemaPath:"#/properties/unknown/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.side.enum}}];
return false;
}
var valid85 = _errs359 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data157.name !== undefined){
const _errs360 = errors;
if(typeof data157.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/name",schemaPath:"#/properties/unknown/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid85 = _errs360 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data157.clusters !== undefined){
let data161 = data157.clusters;
const _errs362 = errors;
const _errs363 = errors;
if(errors === _errs363){
if(Array.isArray(data161)){
var valid87 = true;
const len30 = data161.length;
for(let i30=0; i30<len30; i30++){
const _errs365 = errors;
if(typeof data161[i30] !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/clusters/" + i30,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid87 = _errs365 === errors;
if(!valid87){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid85 = _errs362 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data157.message !== undefined){
const _errs367 = errors;
if(typeof data157.message !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/message",schemaPath:"#/properties/unknown/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid85 = _errs367 === errors;
}
else {
var valid85 = true;
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29,schemaPath:"#/properties/unknown/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid84 = _errs355 === errors;
if(!valid84){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs353 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kustomizations !== undefined){
let data164 = data.kustomizations;
const _errs369 = errors;
if(errors === _errs369){
if(Array.isArray(data164)){
var valid88 = true;
const len31 = data164.length;
for(let i31=0; i31<len31; i31++){
let data165 = data164[i31];
const _errs371 = errors;
if(errors === _errs371){
if(data165 && typeof data165 == "object" && !Array.isArray(data165)){
let missing19;
if(((((data165.name === undefined) && (missing19 = "name")) || ((data165.clusters === undefined) && (missing19 = "clusters"))) || ((data165.source === undefined) && (missing19 = "source"))) || ((data165.dependsOn === undefined) && (missing19 = "dependsOn"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31,schemaPath:"#/properties/kustomizations/items/required",keyword:"required",params:{missingProperty: missing19}}];
return false;
}
else {
const _errs373 = errors;
for(const key24 in data165){
if(!((((((key24 === "name") || (key24 === "clusters")) || (key24 === "source")) || (key24 === "dependsOn")) || (key24 === "appliedBy")) || (key24 === "only"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31,schemaPath:"#/properties/kustomizations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}}];
return false;
break;
}
}
if(_errs373 === errors){
if(data165.name !== undefined){
const _errs374 = errors;
if(typeof data165.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/name",schemaPath:"#/properties/kustomizations/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid89 = _errs374 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data165.clusters !== undefined){
let data167 = data165.clusters;
const _errs376 = errors;
const _errs377 = errors;
if(errors === _errs377){
if(Array.isArray(data167)){
var valid91 = true;
const len32 = data167.length;
for(let i32=0; i32<len32; i32++){
const _errs379 = errors;
if(typeof data167[i32] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/clusters/" + i32,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid91 = _errs379 === errors;
if(!valid91){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/clusters",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs376){
if(Array.isArray(data167)){
if(data167.length < 1){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/clusters",schemaPath:"#/properties/kustomizations/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid89 = _errs376 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data165.source !== undefined){
const _errs381 = errors;
if(typeof data165.source !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/source",schemaPath:"#/properties/kustomizations/items/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid89 = _errs381 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data165.dependsOn !== undefined){
let data170 = data165.dependsOn;
const _errs383 = errors;
const _errs384 = errors;
if(errors === _errs384){
if(Array.isArray(data170)){
var valid93 = true;
const len33 = data170.length;
for(let i33=0; i33<len33; i33++){
const _errs386 = errors;
if(typeof data170[i33] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/dependsOn/" + i33,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid93 = _errs386 === errors;
if(!valid93){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/dependsOn",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid89 = _errs383 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data165.appliedBy !== undefined){
const _errs388 = errors;
if(typeof data165.appliedBy !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/appliedBy",schemaPath:"#/properties/kustomizations/items/properties/appliedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid89 = _errs388 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data165.only !== undefined){
let data173 = data165.only;
const _errs390 = errors;
if(!((data173 === "base") || (data173 === "head"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/only",schemaPath:"#/properties/kustomizations/items/properties/only/enum",keyword:"enum",params:{allowedValues: schema11.properties.kustomizations.items.properties.only.enum}}];
return false;
}
var valid89 = _errs390 === errors;
}
else {
var valid89 = true;
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
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31,schemaPath:"#/properties/kustomizations/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid88 = _errs371 === errors;
if(!valid88){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/kustomizations",schemaPath:"#/properties/kustomizations/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs369 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewers !== undefined){
let data174 = data.reviewers;
const _errs391 = errors;
if(errors === _errs391){
if(Array.isArray(data174)){
var valid94 = true;
const len34 = data174.length;
for(let i34=0; i34<len34; i34++){
let data175 = data174[i34];
const _errs393 = errors;
if(errors === _errs393){
if(data175 && typeof data175 == "object" && !Array.isArray(data175)){
let missing20;
if(((((data175.owner === undefined) && (missing20 = "owner")) || ((data175.changes === undefined) && (missing20 = "changes"))) || ((data175.risk === undefined) && (missing20 = "risk"))) || ((data175.files === undefined) && (missing20 = "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34,schemaPath:"#/properties/reviewers/items/required",keyword:"required",params:{missingProperty: missing20}}];
return false;
}
else {
const _errs395 = errors;
for(const key25 in data175){
if(!((((key25 === "owner") || (key25 === "changes")) || (key25 === "risk")) || (key25 === "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34,schemaPath:"#/properties/reviewers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25}}];
return false;
break;
}
}
if(_errs395 === errors){
if(data175.owner !== undefined){
const _errs396 = errors;
if(typeof data175.owner !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/owner",schemaPath:"#/properties/reviewers/items/properties/owner/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid95 = _errs396 === errors;
}
else {
var valid95 = true;
}
if(valid95){
if(data175.changes !== undefined){
let data177 = data175.changes;
const _errs398 = errors;
if(!((typeof data177 == "number") && (!(data177 % 1) && !isNaN(data177)))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs398){
if(typeof data177 == "number"){
if(data177 < 1 || isNaN(data177)){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid95 = _errs398 === errors;
}
else {
var valid95 = true;
}
if(valid95){
if(data175.risk !== undefined){
let data178 = data175.risk;
const _errs400 = errors;
if(!(((((data178 === 0) || (data178 === 1)) || (data178 === 2)) || (data178 === 3)) || (data178 === 4))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid95 = _errs400 === errors;
}
else {
var valid95 = true;
}
if(valid95){
if(data175.files !== undefined){
let data179 = data175.files;
const _errs402 = errors;
const _errs403 = errors;
if(errors === _errs403){
if(Array.isArray(data179)){
var valid98 = true;
const len35 = data179.length;
for(let i35=0; i35<len35; i35++){
const _errs405 = errors;
if(typeof data179[i35] !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/files/" + i35,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid98 = _errs405 === errors;
if(!valid98){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/files",schemaPath:"#/definitions/names/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
if(errors === _errs402){
if(Array.isArray(data179)){
if(data179.length < 1){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/files",schemaPath:"#/properties/reviewers/items/properties/files/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid95 = _errs402 === errors;
}
else {
var valid95 = true;
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34,schemaPath:"#/properties/reviewers/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid94 = _errs393 === errors;
if(!valid94){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/reviewers",schemaPath:"#/properties/reviewers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs391 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data181 = data.findings;
const _errs407 = errors;
if(errors === _errs407){
if(Array.isArray(data181)){
var valid99 = true;
const len36 = data181.length;
for(let i36=0; i36<len36; i36++){
let data182 = data181[i36];
const _errs409 = errors;
if(errors === _errs409){
if(data182 && typeof data182 == "object" && !Array.isArray(data182)){
}
else {
validate10.errors = [{instancePath:instancePath+"/findings/" + i36,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid99 = _errs409 === errors;
if(!valid99){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs407 === errors;
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
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
