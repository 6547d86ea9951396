// @ts-nocheck
// Generated from review.schema.json. To change it, run npm run codegen:settings.
"use strict";
export const validateReview = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","required":["summary","changes","risks","unknown","kustomizations"],"properties":{"summary":{"type":"object","required":["base","head","changed","risk","clusters","changedClusters","actions","newClusters","removedClusters","noiseOnly","hidden"],"properties":{"base":{"type":"string"},"head":{"type":"string"},"changed":{"type":"boolean"},"risk":{"$ref":"#/definitions/risk"},"clusters":{"type":"integer","minimum":0},"changedClusters":{"type":"integer","minimum":0},"actions":{"type":"object","properties":{"create":{"type":"integer","minimum":0},"change":{"type":"integer","minimum":0},"delete":{"type":"integer","minimum":0},"orphan":{"type":"integer","minimum":0},"move":{"type":"integer","minimum":0},"recreate":{"type":"integer","minimum":0},"blocked":{"type":"integer","minimum":0}},"additionalProperties":false},"newClusters":{"$ref":"#/definitions/names"},"removedClusters":{"$ref":"#/definitions/names"},"noiseOnly":{"type":"integer","minimum":0},"hidden":{"$ref":"#/definitions/hidden"},"request":{"type":"object","required":["repository","number","commit"],"properties":{"repository":{"type":"string"},"number":{"type":"integer","minimum":1},"commit":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"}},"additionalProperties":false}},"additionalProperties":false},"changes":{"type":"array","items":{"type":"object","required":["action","apiVersion","kind","name","clusters","risk","rules","hunks","kustomization"],"properties":{"action":{"$ref":"#/definitions/action"},"apiVersion":{"type":"string"},"kind":{"type":"string"},"namespace":{"type":"string"},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"risk":{"$ref":"#/definitions/risk"},"rules":{"$ref":"#/definitions/names"},"hunks":{"type":"array","items":{"$ref":"#/definitions/hunk"}},"kustomization":{"type":"string"},"movedFrom":{"type":"string"},"renamedFrom":{"type":"string"},"renamedTo":{"type":"string"},"composites":{"type":"object","required":["automatic","manual"],"properties":{"automatic":{"$ref":"#/definitions/names"},"manual":{"$ref":"#/definitions/names"}},"additionalProperties":false},"composition":{"type":"string"},"composed":{"type":"object","required":["composition","composites"],"properties":{"composition":{"type":"string"},"composites":{"$ref":"#/definitions/names","minItems":1},"within":{"$ref":"#/definitions/names"},"kept":{"const":true},"takenOver":{"const":true}},"additionalProperties":false},"templates":{"type":"object","required":["removed","added","renamed","otherKind"],"properties":{"removed":{"$ref":"#/definitions/names"},"added":{"$ref":"#/definitions/names"},"renamed":{"type":"array","items":{"type":"object","required":["from","to"],"properties":{"from":{"type":"string"},"to":{"type":"string"}},"additionalProperties":false}},"otherKind":{"$ref":"#/definitions/names"}},"additionalProperties":false},"why":{"enum":["removed","pruning-changes","mark-only-in-git","owner-deleted","namespace-deleted","definition-deleted","not-pruned","cluster-changed","refused","refused-with-another","waits-for-refused","waits-for-suspended","may-be-deleted-first","old-owner-remains","taken-over","may-be-suspended-first","not-in-chart","release-uninstalled","kept-by-policy","chart-crd-kept","chart-crd-not-upgraded","left-in-old-namespace","upgrade-fails","no-upgrade","template-removed","template-renamed","kind-changed","composite-deleted"]},"refusals":{"$ref":"#/definitions/names"},"restarts":{"const":true},"hidden":{"$ref":"#/definitions/hidden"},"cause":{"$ref":"#/definitions/cause"},"was":{"$ref":"#/definitions/cause"},"release":{"type":"string"},"template":{"type":"string"},"perhaps":{"const":true}},"additionalProperties":false}},"composites":{"type":"array","items":{"type":"object","required":["names","clusters","event","effect","resources"],"properties":{"names":{"$ref":"#/definitions/names","minItems":1},"clusters":{"$ref":"#/definitions/names","minItems":1},"composition":{"type":"string"},"event":{"enum":["changed","created","deleted"]},"effect":{"enum":["composed","kept","fails","unknown"]},"message":{"type":"string"},"unknown":{"$ref":"#/definitions/names"},"resources":{"type":"object","additionalProperties":{"type":"integer","minimum":1}}},"additionalProperties":false}},"releases":{"type":"array","items":{"type":"object","required":["name","clusters","action","objects","noiseOnly","hooks","random","images","values"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"action":{"enum":["install","upgrade","uninstall","reinstall","no-upgrade"]},"before":{"$ref":"#/definitions/chart"},"after":{"$ref":"#/definitions/chart"},"objects":{"type":"integer","minimum":0},"noiseOnly":{"type":"integer","minimum":0},"hooks":{"$ref":"#/definitions/names"},"random":{"$ref":"#/definitions/names"},"images":{"type":"array","items":{"type":"object","properties":{"before":{"type":"string"},"after":{"type":"string"}},"additionalProperties":false}},"values":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"before":{},"after":{},"set":{"const":true}},"additionalProperties":false}}},"additionalProperties":false}},"risks":{"type":"array","items":{"type":"object","required":["rule","level","evidence","remedy","objects","clusters"],"properties":{"rule":{"type":"string"},"level":{"$ref":"#/definitions/risk"},"evidence":{"type":"string"},"remedy":{"type":"string"},"objects":{"$ref":"#/definitions/names"},"clusters":{"$ref":"#/definitions/names"},"cause":{"$ref":"#/definitions/cause"}},"additionalProperties":false}},"unknown":{"type":"array","items":{"type":"object","required":["what","name","clusters"],"properties":{"what":{"enum":["not-built","fails-on-both","in-part","suspended","chart","package","not-rendered","variable"]},"side":{"enum":["base","head"]},"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names"},"message":{"type":"string"}},"additionalProperties":false}},"kustomizations":{"type":"array","items":{"type":"object","required":["name","clusters","source","dependsOn"],"properties":{"name":{"type":"string"},"clusters":{"$ref":"#/definitions/names","minItems":1},"source":{"type":"string"},"dependsOn":{"$ref":"#/definitions/names"},"appliedBy":{"type":"string"},"only":{"enum":["base","head"]}},"additionalProperties":false}},"reviewers":{"type":"array","items":{"type":"object","required":["owner","changes","risk","files"],"properties":{"owner":{"type":"string"},"changes":{"type":"integer","minimum":1},"risk":{"$ref":"#/definitions/risk"},"files":{"$ref":"#/definitions/names","minItems":1}},"additionalProperties":false}},"findings":{"type":"array","items":{"type":"object","additionalProperties":true}}},"additionalProperties":false,"definitions":{"cause":{"type":"object","required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"by":{"type":"string"},"path":{"type":"string"}},"additionalProperties":false},"action":{"enum":["create","change","delete","orphan","move","recreate","blocked"]},"risk":{"enum":[0,1,2,3,4]},"names":{"type":"array","items":{"type":"string"}},"hidden":{"type":"object","properties":{"same-quantity":{"type":"integer","minimum":1},"empty":{"type":"integer","minimum":1},"default":{"type":"integer","minimum":1},"release-mark":{"type":"integer","minimum":1},"description":{"type":"integer","minimum":1}},"additionalProperties":false},"hunk":{"type":"object","required":["path","op"],"properties":{"path":{"type":"string"},"op":{"enum":["add","remove","change","reorder"]},"before":{},"after":{},"lines":{"type":"array","items":{"type":"string"}},"step":{"enum":["major","minor","patch","down"]},"confidential":{"const":true}},"additionalProperties":false},"chart":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}},"additionalProperties":false}}};
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
if(!(((((key8 === "composition") || (key8 === "composites")) || (key8 === "within")) || (key8 === "kept")) || (key8 === "takenOver"))){
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
if(valid28){
if(data60.takenOver !== undefined){
const _errs150 = errors;
if(true !== data60.takenOver){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/composed/takenOver",schemaPath:"#/properties/changes/items/properties/composed/properties/takenOver/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid28 = _errs150 === errors;
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
let data68 = data31.templates;
const _errs151 = errors;
if(errors === _errs151){
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
let missing7;
if(((((data68.removed === undefined) && (missing7 = "removed")) || ((data68.added === undefined) && (missing7 = "added"))) || ((data68.renamed === undefined) && (missing7 = "renamed"))) || ((data68.otherKind === undefined) && (missing7 = "otherKind"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates",schemaPath:"#/properties/changes/items/properties/templates/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
const _errs153 = errors;
for(const key9 in data68){
if(!((((key9 === "removed") || (key9 === "added")) || (key9 === "renamed")) || (key9 === "otherKind"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates",schemaPath:"#/properties/changes/items/properties/templates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}}];
return false;
break;
}
}
if(_errs153 === errors){
if(data68.removed !== undefined){
let data69 = data68.removed;
const _errs154 = errors;
const _errs155 = errors;
if(errors === _errs155){
if(Array.isArray(data69)){
var valid35 = true;
const len11 = data69.length;
for(let i11=0; i11<len11; i11++){
const _errs157 = errors;
if(typeof data69[i11] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/removed/" + i11,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid35 = _errs157 === errors;
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
var valid33 = _errs154 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data68.added !== undefined){
let data71 = data68.added;
const _errs159 = errors;
const _errs160 = errors;
if(errors === _errs160){
if(Array.isArray(data71)){
var valid37 = true;
const len12 = data71.length;
for(let i12=0; i12<len12; i12++){
const _errs162 = errors;
if(typeof data71[i12] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/added/" + i12,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid37 = _errs162 === errors;
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
var valid33 = _errs159 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data68.renamed !== undefined){
let data73 = data68.renamed;
const _errs164 = errors;
if(errors === _errs164){
if(Array.isArray(data73)){
var valid38 = true;
const len13 = data73.length;
for(let i13=0; i13<len13; i13++){
let data74 = data73[i13];
const _errs166 = errors;
if(errors === _errs166){
if(data74 && typeof data74 == "object" && !Array.isArray(data74)){
let missing8;
if(((data74.from === undefined) && (missing8 = "from")) || ((data74.to === undefined) && (missing8 = "to"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed/" + i13,schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
const _errs168 = errors;
for(const key10 in data74){
if(!((key10 === "from") || (key10 === "to"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed/" + i13,schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}}];
return false;
break;
}
}
if(_errs168 === errors){
if(data74.from !== undefined){
const _errs169 = errors;
if(typeof data74.from !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed/" + i13+"/from",schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/items/properties/from/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs169 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data74.to !== undefined){
const _errs171 = errors;
if(typeof data74.to !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/renamed/" + i13+"/to",schemaPath:"#/properties/changes/items/properties/templates/properties/renamed/items/properties/to/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid39 = _errs171 === errors;
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
var valid38 = _errs166 === errors;
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
var valid33 = _errs164 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data68.otherKind !== undefined){
let data77 = data68.otherKind;
const _errs173 = errors;
const _errs174 = errors;
if(errors === _errs174){
if(Array.isArray(data77)){
var valid41 = true;
const len14 = data77.length;
for(let i14=0; i14<len14; i14++){
const _errs176 = errors;
if(typeof data77[i14] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/templates/otherKind/" + i14,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid41 = _errs176 === errors;
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
var valid33 = _errs173 === errors;
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
var valid12 = _errs151 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.why !== undefined){
let data79 = data31.why;
const _errs178 = errors;
if(!((((((((((((((((((((((((((((data79 === "removed") || (data79 === "pruning-changes")) || (data79 === "mark-only-in-git")) || (data79 === "owner-deleted")) || (data79 === "namespace-deleted")) || (data79 === "definition-deleted")) || (data79 === "not-pruned")) || (data79 === "cluster-changed")) || (data79 === "refused")) || (data79 === "refused-with-another")) || (data79 === "waits-for-refused")) || (data79 === "waits-for-suspended")) || (data79 === "may-be-deleted-first")) || (data79 === "old-owner-remains")) || (data79 === "taken-over")) || (data79 === "may-be-suspended-first")) || (data79 === "not-in-chart")) || (data79 === "release-uninstalled")) || (data79 === "kept-by-policy")) || (data79 === "chart-crd-kept")) || (data79 === "chart-crd-not-upgraded")) || (data79 === "left-in-old-namespace")) || (data79 === "upgrade-fails")) || (data79 === "no-upgrade")) || (data79 === "template-removed")) || (data79 === "template-renamed")) || (data79 === "kind-changed")) || (data79 === "composite-deleted"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/why",schemaPath:"#/properties/changes/items/properties/why/enum",keyword:"enum",params:{allowedValues: schema11.properties.changes.items.properties.why.enum}}];
return false;
}
var valid12 = _errs178 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.refusals !== undefined){
let data80 = data31.refusals;
const _errs179 = errors;
const _errs180 = errors;
if(errors === _errs180){
if(Array.isArray(data80)){
var valid43 = true;
const len15 = data80.length;
for(let i15=0; i15<len15; i15++){
const _errs182 = errors;
if(typeof data80[i15] !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/refusals/" + i15,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid43 = _errs182 === errors;
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
var valid12 = _errs179 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.restarts !== undefined){
const _errs184 = errors;
if(true !== data31.restarts){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/restarts",schemaPath:"#/properties/changes/items/properties/restarts/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid12 = _errs184 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.hidden !== undefined){
let data83 = data31.hidden;
const _errs185 = errors;
const _errs186 = errors;
if(errors === _errs186){
if(data83 && typeof data83 == "object" && !Array.isArray(data83)){
const _errs188 = errors;
for(const key11 in data83){
if(!(((((key11 === "same-quantity") || (key11 === "empty")) || (key11 === "default")) || (key11 === "release-mark")) || (key11 === "description"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden",schemaPath:"#/definitions/hidden/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}}];
return false;
break;
}
}
if(_errs188 === errors){
if(data83["same-quantity"] !== undefined){
let data84 = data83["same-quantity"];
const _errs189 = errors;
if(!((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs189){
if(typeof data84 == "number"){
if(data84 < 1 || isNaN(data84)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/same-quantity",schemaPath:"#/definitions/hidden/properties/same-quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs189 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data83.empty !== undefined){
let data85 = data83.empty;
const _errs191 = errors;
if(!((typeof data85 == "number") && (!(data85 % 1) && !isNaN(data85)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs191){
if(typeof data85 == "number"){
if(data85 < 1 || isNaN(data85)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/empty",schemaPath:"#/definitions/hidden/properties/empty/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs191 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data83.default !== undefined){
let data86 = data83.default;
const _errs193 = errors;
if(!((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/default",schemaPath:"#/definitions/hidden/properties/default/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs193){
if(typeof data86 == "number"){
if(data86 < 1 || isNaN(data86)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/default",schemaPath:"#/definitions/hidden/properties/default/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs193 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data83["release-mark"] !== undefined){
let data87 = data83["release-mark"];
const _errs195 = errors;
if(!((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs195){
if(typeof data87 == "number"){
if(data87 < 1 || isNaN(data87)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/release-mark",schemaPath:"#/definitions/hidden/properties/release-mark/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs195 === errors;
}
else {
var valid45 = true;
}
if(valid45){
if(data83.description !== undefined){
let data88 = data83.description;
const _errs197 = errors;
if(!((typeof data88 == "number") && (!(data88 % 1) && !isNaN(data88)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/description",schemaPath:"#/definitions/hidden/properties/description/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs197){
if(typeof data88 == "number"){
if(data88 < 1 || isNaN(data88)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/hidden/description",schemaPath:"#/definitions/hidden/properties/description/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid45 = _errs197 === errors;
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
var valid12 = _errs185 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.cause !== undefined){
let data89 = data31.cause;
const _errs199 = errors;
const _errs200 = errors;
if(errors === _errs200){
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
let missing9;
if((data89.file === undefined) && (missing9 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
const _errs202 = errors;
for(const key12 in data89){
if(!((((key12 === "file") || (key12 === "line")) || (key12 === "by")) || (key12 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}}];
return false;
break;
}
}
if(_errs202 === errors){
if(data89.file !== undefined){
const _errs203 = errors;
if(typeof data89.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid47 = _errs203 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data89.line !== undefined){
let data91 = data89.line;
const _errs205 = errors;
if(!((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs205){
if(typeof data91 == "number"){
if(data91 < 1 || isNaN(data91)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid47 = _errs205 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data89.by !== undefined){
const _errs207 = errors;
if(typeof data89.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid47 = _errs207 === errors;
}
else {
var valid47 = true;
}
if(valid47){
if(data89.path !== undefined){
const _errs209 = errors;
if(typeof data89.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/cause/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid47 = _errs209 === errors;
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
var valid12 = _errs199 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.was !== undefined){
let data94 = data31.was;
const _errs211 = errors;
const _errs212 = errors;
if(errors === _errs212){
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
let missing10;
if((data94.file === undefined) && (missing10 = "file")){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
const _errs214 = errors;
for(const key13 in data94){
if(!((((key13 === "file") || (key13 === "line")) || (key13 === "by")) || (key13 === "path"))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}}];
return false;
break;
}
}
if(_errs214 === errors){
if(data94.file !== undefined){
const _errs215 = errors;
if(typeof data94.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid49 = _errs215 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data94.line !== undefined){
let data96 = data94.line;
const _errs217 = errors;
if(!((typeof data96 == "number") && (!(data96 % 1) && !isNaN(data96)))){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs217){
if(typeof data96 == "number"){
if(data96 < 1 || isNaN(data96)){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid49 = _errs217 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data94.by !== undefined){
const _errs219 = errors;
if(typeof data94.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid49 = _errs219 === errors;
}
else {
var valid49 = true;
}
if(valid49){
if(data94.path !== undefined){
const _errs221 = errors;
if(typeof data94.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/was/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid49 = _errs221 === errors;
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
var valid12 = _errs211 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.release !== undefined){
const _errs223 = errors;
if(typeof data31.release !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/release",schemaPath:"#/properties/changes/items/properties/release/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs223 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.template !== undefined){
const _errs225 = errors;
if(typeof data31.template !== "string"){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/template",schemaPath:"#/properties/changes/items/properties/template/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid12 = _errs225 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data31.perhaps !== undefined){
const _errs227 = errors;
if(true !== data31.perhaps){
validate10.errors = [{instancePath:instancePath+"/changes/" + i2+"/perhaps",schemaPath:"#/properties/changes/items/properties/perhaps/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid12 = _errs227 === errors;
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
let data102 = data.composites;
const _errs228 = errors;
if(errors === _errs228){
if(Array.isArray(data102)){
var valid50 = true;
const len16 = data102.length;
for(let i16=0; i16<len16; i16++){
let data103 = data102[i16];
const _errs230 = errors;
if(errors === _errs230){
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
let missing11;
if((((((data103.names === undefined) && (missing11 = "names")) || ((data103.clusters === undefined) && (missing11 = "clusters"))) || ((data103.event === undefined) && (missing11 = "event"))) || ((data103.effect === undefined) && (missing11 = "effect"))) || ((data103.resources === undefined) && (missing11 = "resources"))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16,schemaPath:"#/properties/composites/items/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
const _errs232 = errors;
for(const key14 in data103){
if(!((((((((key14 === "names") || (key14 === "clusters")) || (key14 === "composition")) || (key14 === "event")) || (key14 === "effect")) || (key14 === "message")) || (key14 === "unknown")) || (key14 === "resources"))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16,schemaPath:"#/properties/composites/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}}];
return false;
break;
}
}
if(_errs232 === errors){
if(data103.names !== undefined){
let data104 = data103.names;
const _errs233 = errors;
const _errs234 = errors;
if(errors === _errs234){
if(Array.isArray(data104)){
var valid53 = true;
const len17 = data104.length;
for(let i17=0; i17<len17; i17++){
const _errs236 = errors;
if(typeof data104[i17] !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/names/" + i17,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid53 = _errs236 === errors;
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
if(errors === _errs233){
if(Array.isArray(data104)){
if(data104.length < 1){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/names",schemaPath:"#/properties/composites/items/properties/names/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid51 = _errs233 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data103.clusters !== undefined){
let data106 = data103.clusters;
const _errs238 = errors;
const _errs239 = errors;
if(errors === _errs239){
if(Array.isArray(data106)){
var valid55 = true;
const len18 = data106.length;
for(let i18=0; i18<len18; i18++){
const _errs241 = errors;
if(typeof data106[i18] !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/clusters/" + i18,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid55 = _errs241 === errors;
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
if(errors === _errs238){
if(Array.isArray(data106)){
if(data106.length < 1){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/clusters",schemaPath:"#/properties/composites/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid51 = _errs238 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data103.composition !== undefined){
const _errs243 = errors;
if(typeof data103.composition !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/composition",schemaPath:"#/properties/composites/items/properties/composition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs243 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data103.event !== undefined){
let data109 = data103.event;
const _errs245 = errors;
if(!(((data109 === "changed") || (data109 === "created")) || (data109 === "deleted"))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/event",schemaPath:"#/properties/composites/items/properties/event/enum",keyword:"enum",params:{allowedValues: schema11.properties.composites.items.properties.event.enum}}];
return false;
}
var valid51 = _errs245 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data103.effect !== undefined){
let data110 = data103.effect;
const _errs246 = errors;
if(!((((data110 === "composed") || (data110 === "kept")) || (data110 === "fails")) || (data110 === "unknown"))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/effect",schemaPath:"#/properties/composites/items/properties/effect/enum",keyword:"enum",params:{allowedValues: schema11.properties.composites.items.properties.effect.enum}}];
return false;
}
var valid51 = _errs246 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data103.message !== undefined){
const _errs247 = errors;
if(typeof data103.message !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/message",schemaPath:"#/properties/composites/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid51 = _errs247 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data103.unknown !== undefined){
let data112 = data103.unknown;
const _errs249 = errors;
const _errs250 = errors;
if(errors === _errs250){
if(Array.isArray(data112)){
var valid57 = true;
const len19 = data112.length;
for(let i19=0; i19<len19; i19++){
const _errs252 = errors;
if(typeof data112[i19] !== "string"){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/unknown/" + i19,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid57 = _errs252 === errors;
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
var valid51 = _errs249 === errors;
}
else {
var valid51 = true;
}
if(valid51){
if(data103.resources !== undefined){
let data114 = data103.resources;
const _errs254 = errors;
if(errors === _errs254){
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
for(const key15 in data114){
let data115 = data114[key15];
const _errs257 = errors;
if(!((typeof data115 == "number") && (!(data115 % 1) && !isNaN(data115)))){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/resources/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/composites/items/properties/resources/additionalProperties/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs257){
if(typeof data115 == "number"){
if(data115 < 1 || isNaN(data115)){
validate10.errors = [{instancePath:instancePath+"/composites/" + i16+"/resources/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/composites/items/properties/resources/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid58 = _errs257 === errors;
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
var valid51 = _errs254 === errors;
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
var valid50 = _errs230 === errors;
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
var valid0 = _errs228 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.releases !== undefined){
let data116 = data.releases;
const _errs259 = errors;
if(errors === _errs259){
if(Array.isArray(data116)){
var valid59 = true;
const len20 = data116.length;
for(let i20=0; i20<len20; i20++){
let data117 = data116[i20];
const _errs261 = errors;
if(errors === _errs261){
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
let missing12;
if((((((((((data117.name === undefined) && (missing12 = "name")) || ((data117.clusters === undefined) && (missing12 = "clusters"))) || ((data117.action === undefined) && (missing12 = "action"))) || ((data117.objects === undefined) && (missing12 = "objects"))) || ((data117.noiseOnly === undefined) && (missing12 = "noiseOnly"))) || ((data117.hooks === undefined) && (missing12 = "hooks"))) || ((data117.random === undefined) && (missing12 = "random"))) || ((data117.images === undefined) && (missing12 = "images"))) || ((data117.values === undefined) && (missing12 = "values"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20,schemaPath:"#/properties/releases/items/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
const _errs263 = errors;
for(const key16 in data117){
if(!(func2.call(schema11.properties.releases.items.properties, key16))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20,schemaPath:"#/properties/releases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}}];
return false;
break;
}
}
if(_errs263 === errors){
if(data117.name !== undefined){
const _errs264 = errors;
if(typeof data117.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/name",schemaPath:"#/properties/releases/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid60 = _errs264 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.clusters !== undefined){
let data119 = data117.clusters;
const _errs266 = errors;
const _errs267 = errors;
if(errors === _errs267){
if(Array.isArray(data119)){
var valid62 = true;
const len21 = data119.length;
for(let i21=0; i21<len21; i21++){
const _errs269 = errors;
if(typeof data119[i21] !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/clusters/" + i21,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid62 = _errs269 === errors;
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
if(errors === _errs266){
if(Array.isArray(data119)){
if(data119.length < 1){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/clusters",schemaPath:"#/properties/releases/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid60 = _errs266 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.action !== undefined){
let data121 = data117.action;
const _errs271 = errors;
if(!(((((data121 === "install") || (data121 === "upgrade")) || (data121 === "uninstall")) || (data121 === "reinstall")) || (data121 === "no-upgrade"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/action",schemaPath:"#/properties/releases/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema11.properties.releases.items.properties.action.enum}}];
return false;
}
var valid60 = _errs271 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.before !== undefined){
let data122 = data117.before;
const _errs272 = errors;
const _errs273 = errors;
if(errors === _errs273){
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
let missing13;
if(((data122.name === undefined) && (missing13 = "name")) || ((data122.version === undefined) && (missing13 = "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/before",schemaPath:"#/definitions/chart/required",keyword:"required",params:{missingProperty: missing13}}];
return false;
}
else {
const _errs275 = errors;
for(const key17 in data122){
if(!((key17 === "name") || (key17 === "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/before",schemaPath:"#/definitions/chart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}}];
return false;
break;
}
}
if(_errs275 === errors){
if(data122.name !== undefined){
const _errs276 = errors;
if(typeof data122.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/before/name",schemaPath:"#/definitions/chart/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid64 = _errs276 === errors;
}
else {
var valid64 = true;
}
if(valid64){
if(data122.version !== undefined){
const _errs278 = errors;
if(typeof data122.version !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/before/version",schemaPath:"#/definitions/chart/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid64 = _errs278 === errors;
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
var valid60 = _errs272 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.after !== undefined){
let data125 = data117.after;
const _errs280 = errors;
const _errs281 = errors;
if(errors === _errs281){
if(data125 && typeof data125 == "object" && !Array.isArray(data125)){
let missing14;
if(((data125.name === undefined) && (missing14 = "name")) || ((data125.version === undefined) && (missing14 = "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/after",schemaPath:"#/definitions/chart/required",keyword:"required",params:{missingProperty: missing14}}];
return false;
}
else {
const _errs283 = errors;
for(const key18 in data125){
if(!((key18 === "name") || (key18 === "version"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/after",schemaPath:"#/definitions/chart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}}];
return false;
break;
}
}
if(_errs283 === errors){
if(data125.name !== undefined){
const _errs284 = errors;
if(typeof data125.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/after/name",schemaPath:"#/definitions/chart/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid66 = _errs284 === errors;
}
else {
var valid66 = true;
}
if(valid66){
if(data125.version !== undefined){
const _errs286 = errors;
if(typeof data125.version !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/after/version",schemaPath:"#/definitions/chart/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid66 = _errs286 === errors;
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
var valid60 = _errs280 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.objects !== undefined){
let data128 = data117.objects;
const _errs288 = errors;
if(!((typeof data128 == "number") && (!(data128 % 1) && !isNaN(data128)))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/objects",schemaPath:"#/properties/releases/items/properties/objects/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs288){
if(typeof data128 == "number"){
if(data128 < 0 || isNaN(data128)){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/objects",schemaPath:"#/properties/releases/items/properties/objects/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid60 = _errs288 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.noiseOnly !== undefined){
let data129 = data117.noiseOnly;
const _errs290 = errors;
if(!((typeof data129 == "number") && (!(data129 % 1) && !isNaN(data129)))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/noiseOnly",schemaPath:"#/properties/releases/items/properties/noiseOnly/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs290){
if(typeof data129 == "number"){
if(data129 < 0 || isNaN(data129)){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/noiseOnly",schemaPath:"#/properties/releases/items/properties/noiseOnly/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid60 = _errs290 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.hooks !== undefined){
let data130 = data117.hooks;
const _errs292 = errors;
const _errs293 = errors;
if(errors === _errs293){
if(Array.isArray(data130)){
var valid68 = true;
const len22 = data130.length;
for(let i22=0; i22<len22; i22++){
const _errs295 = errors;
if(typeof data130[i22] !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/hooks/" + i22,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid68 = _errs295 === errors;
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
var valid60 = _errs292 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.random !== undefined){
let data132 = data117.random;
const _errs297 = errors;
const _errs298 = errors;
if(errors === _errs298){
if(Array.isArray(data132)){
var valid70 = true;
const len23 = data132.length;
for(let i23=0; i23<len23; i23++){
const _errs300 = errors;
if(typeof data132[i23] !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/random/" + i23,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid70 = _errs300 === errors;
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
var valid60 = _errs297 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.images !== undefined){
let data134 = data117.images;
const _errs302 = errors;
if(errors === _errs302){
if(Array.isArray(data134)){
var valid71 = true;
const len24 = data134.length;
for(let i24=0; i24<len24; i24++){
let data135 = data134[i24];
const _errs304 = errors;
if(errors === _errs304){
if(data135 && typeof data135 == "object" && !Array.isArray(data135)){
const _errs306 = errors;
for(const key19 in data135){
if(!((key19 === "before") || (key19 === "after"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/images/" + i24,schemaPath:"#/properties/releases/items/properties/images/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}}];
return false;
break;
}
}
if(_errs306 === errors){
if(data135.before !== undefined){
const _errs307 = errors;
if(typeof data135.before !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/images/" + i24+"/before",schemaPath:"#/properties/releases/items/properties/images/items/properties/before/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid72 = _errs307 === errors;
}
else {
var valid72 = true;
}
if(valid72){
if(data135.after !== undefined){
const _errs309 = errors;
if(typeof data135.after !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/images/" + i24+"/after",schemaPath:"#/properties/releases/items/properties/images/items/properties/after/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid72 = _errs309 === errors;
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
var valid71 = _errs304 === errors;
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
var valid60 = _errs302 === errors;
}
else {
var valid60 = true;
}
if(valid60){
if(data117.values !== undefined){
let data138 = data117.values;
const _errs311 = errors;
if(errors === _errs311){
if(Array.isArray(data138)){
var valid73 = true;
const len25 = data138.length;
for(let i25=0; i25<len25; i25++){
let data139 = data138[i25];
const _errs313 = errors;
if(errors === _errs313){
if(data139 && typeof data139 == "object" && !Array.isArray(data139)){
let missing15;
if((data139.path === undefined) && (missing15 = "path")){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values/" + i25,schemaPath:"#/properties/releases/items/properties/values/items/required",keyword:"required",params:{missingProperty: missing15}}];
return false;
}
else {
const _errs315 = errors;
for(const key20 in data139){
if(!((((key20 === "path") || (key20 === "before")) || (key20 === "after")) || (key20 === "set"))){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values/" + i25,schemaPath:"#/properties/releases/items/properties/values/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}}];
return false;
break;
}
}
if(_errs315 === errors){
if(data139.path !== undefined){
const _errs316 = errors;
if(typeof data139.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values/" + i25+"/path",schemaPath:"#/properties/releases/items/properties/values/items/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid74 = _errs316 === errors;
}
else {
var valid74 = true;
}
if(valid74){
if(data139.set !== undefined){
const _errs318 = errors;
if(true !== data139.set){
validate10.errors = [{instancePath:instancePath+"/releases/" + i20+"/values/" + i25+"/set",schemaPath:"#/properties/releases/items/properties/values/items/properties/set/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid74 = _errs318 === errors;
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
var valid73 = _errs313 === errors;
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
var valid60 = _errs311 === errors;
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
var valid59 = _errs261 === errors;
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
var valid0 = _errs259 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.risks !== undefined){
let data142 = data.risks;
const _errs319 = errors;
if(errors === _errs319){
if(Array.isArray(data142)){
var valid75 = true;
const len26 = data142.length;
for(let i26=0; i26<len26; i26++){
let data143 = data142[i26];
const _errs321 = errors;
if(errors === _errs321){
if(data143 && typeof data143 == "object" && !Array.isArray(data143)){
let missing16;
if(((((((data143.rule === undefined) && (missing16 = "rule")) || ((data143.level === undefined) && (missing16 = "level"))) || ((data143.evidence === undefined) && (missing16 = "evidence"))) || ((data143.remedy === undefined) && (missing16 = "remedy"))) || ((data143.objects === undefined) && (missing16 = "objects"))) || ((data143.clusters === undefined) && (missing16 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26,schemaPath:"#/properties/risks/items/required",keyword:"required",params:{missingProperty: missing16}}];
return false;
}
else {
const _errs323 = errors;
for(const key21 in data143){
if(!(((((((key21 === "rule") || (key21 === "level")) || (key21 === "evidence")) || (key21 === "remedy")) || (key21 === "objects")) || (key21 === "clusters")) || (key21 === "cause"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26,schemaPath:"#/properties/risks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}}];
return false;
break;
}
}
if(_errs323 === errors){
if(data143.rule !== undefined){
const _errs324 = errors;
if(typeof data143.rule !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/rule",schemaPath:"#/properties/risks/items/properties/rule/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid76 = _errs324 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data143.level !== undefined){
let data145 = data143.level;
const _errs326 = errors;
if(!(((((data145 === 0) || (data145 === 1)) || (data145 === 2)) || (data145 === 3)) || (data145 === 4))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/level",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid76 = _errs326 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data143.evidence !== undefined){
const _errs328 = errors;
if(typeof data143.evidence !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/evidence",schemaPath:"#/properties/risks/items/properties/evidence/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid76 = _errs328 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data143.remedy !== undefined){
const _errs330 = errors;
if(typeof data143.remedy !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/remedy",schemaPath:"#/properties/risks/items/properties/remedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid76 = _errs330 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data143.objects !== undefined){
let data148 = data143.objects;
const _errs332 = errors;
const _errs333 = errors;
if(errors === _errs333){
if(Array.isArray(data148)){
var valid79 = true;
const len27 = data148.length;
for(let i27=0; i27<len27; i27++){
const _errs335 = errors;
if(typeof data148[i27] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/objects/" + i27,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid79 = _errs335 === errors;
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
var valid76 = _errs332 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data143.clusters !== undefined){
let data150 = data143.clusters;
const _errs337 = errors;
const _errs338 = errors;
if(errors === _errs338){
if(Array.isArray(data150)){
var valid81 = true;
const len28 = data150.length;
for(let i28=0; i28<len28; i28++){
const _errs340 = errors;
if(typeof data150[i28] !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/clusters/" + i28,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid81 = _errs340 === errors;
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
var valid76 = _errs337 === errors;
}
else {
var valid76 = true;
}
if(valid76){
if(data143.cause !== undefined){
let data152 = data143.cause;
const _errs342 = errors;
const _errs343 = errors;
if(errors === _errs343){
if(data152 && typeof data152 == "object" && !Array.isArray(data152)){
let missing17;
if((data152.file === undefined) && (missing17 = "file")){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause",schemaPath:"#/definitions/cause/required",keyword:"required",params:{missingProperty: missing17}}];
return false;
}
else {
const _errs345 = errors;
for(const key22 in data152){
if(!((((key22 === "file") || (key22 === "line")) || (key22 === "by")) || (key22 === "path"))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause",schemaPath:"#/definitions/cause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}}];
return false;
break;
}
}
if(_errs345 === errors){
if(data152.file !== undefined){
const _errs346 = errors;
if(typeof data152.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/file",schemaPath:"#/definitions/cause/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid83 = _errs346 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data152.line !== undefined){
let data154 = data152.line;
const _errs348 = errors;
if(!((typeof data154 == "number") && (!(data154 % 1) && !isNaN(data154)))){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/line",schemaPath:"#/definitions/cause/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs348){
if(typeof data154 == "number"){
if(data154 < 1 || isNaN(data154)){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/line",schemaPath:"#/definitions/cause/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid83 = _errs348 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data152.by !== undefined){
const _errs350 = errors;
if(typeof data152.by !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/by",schemaPath:"#/definitions/cause/properties/by/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid83 = _errs350 === errors;
}
else {
var valid83 = true;
}
if(valid83){
if(data152.path !== undefined){
const _errs352 = errors;
if(typeof data152.path !== "string"){
validate10.errors = [{instancePath:instancePath+"/risks/" + i26+"/cause/path",schemaPath:"#/definitions/cause/properties/path/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid83 = _errs352 === errors;
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
var valid76 = _errs342 === errors;
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
var valid75 = _errs321 === errors;
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
var valid0 = _errs319 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unknown !== undefined){
let data157 = data.unknown;
const _errs354 = errors;
if(errors === _errs354){
if(Array.isArray(data157)){
var valid84 = true;
const len29 = data157.length;
for(let i29=0; i29<len29; i29++){
let data158 = data157[i29];
const _errs356 = errors;
if(errors === _errs356){
if(data158 && typeof data158 == "object" && !Array.isArray(data158)){
let missing18;
if((((data158.what === undefined) && (missing18 = "what")) || ((data158.name === undefined) && (missing18 = "name"))) || ((data158.clusters === undefined) && (missing18 = "clusters"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29,schemaPath:"#/properties/unknown/items/required",keyword:"required",params:{missingProperty: missing18}}];
return false;
}
else {
const _errs358 = errors;
for(const key23 in data158){
if(!(((((key23 === "what") || (key23 === "side")) || (key23 === "name")) || (key23 === "clusters")) || (key23 === "message"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29,schemaPath:"#/properties/unknown/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}}];
return false;
break;
}
}
if(_errs358 === errors){
if(data158.what !== undefined){
let data159 = data158.what;
const _errs359 = errors;
if(!((((((((data159 === "not-built") || (data159 === "fails-on-both")) || (data159 === "in-part")) || (data159 === "suspended")) || (data159 === "chart")) || (data159 === "package")) || (data159 === "not-rendered")) || (data159 === "variable"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/what",schemaPath:"#/properties/unknown/items/properties/what/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.what.enum}}];
return false;
}
var valid85 = _errs359 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data158.side !== undefined){
let data160 = data158.side;
const _errs360 = errors;
if(!((data160 === "base") || (data160 === "head"))){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/side",schemaPath:"#/properties/unknown/items/properties/side/enum",keyword:"enum",params:{allowedValues: schema11.properties.unknown.items.properties.side.enum}}];
return false;
}
var valid85 = _errs360 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data158.name !== undefined){
const _errs361 = errors;
if(typeof data158.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/name",schemaPath:"#/properties/unknown/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid85 = _errs361 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data158.clusters !== undefined){
let data162 = data158.clusters;
const _errs363 = errors;
const _errs364 = errors;
if(errors === _errs364){
if(Array.isArray(data162)){
var valid87 = true;
const len30 = data162.length;
for(let i30=0; i30<len30; i30++){
const _errs366 = errors;
if(typeof data162[i30] !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/clusters/" + i30,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid87 = _errs366 === errors;
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
var valid85 = _errs363 === errors;
}
else {
var valid85 = true;
}
if(valid85){
if(data158.message !== undefined){
const _errs368 = errors;
if(typeof data158.message !== "string"){
validate10.errors = [{instancePath:instancePath+"/unknown/" + i29+"/message",schemaPath:"#/properties/unknown/items/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid85 = _errs368 === errors;
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
var valid84 = _errs356 === errors;
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
var valid0 = _errs354 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kustomizations !== undefined){
let data165 = data.kustomizations;
const _errs370 = errors;
if(errors === _errs370){
if(Array.isArray(data165)){
var valid88 = true;
const len31 = data165.length;
for(let i31=0; i31<len31; i31++){
let data166 = data165[i31];
const _errs372 = errors;
if(errors === _errs372){
if(data166 && typeof data166 == "object" && !Array.isArray(data166)){
let missing19;
if(((((data166.name === undefined) && (missing19 = "name")) || ((data166.clusters === undefined) && (missing19 = "clusters"))) || ((data166.source === undefined) && (missing19 = "source"))) || ((data166.dependsOn === undefined) && (missing19 = "dependsOn"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31,schemaPath:"#/properties/kustomizations/items/required",keyword:"required",params:{missingProperty: missing19}}];
return false;
}
else {
const _errs374 = errors;
for(const key24 in data166){
if(!((((((key24 === "name") || (key24 === "clusters")) || (key24 === "source")) || (key24 === "dependsOn")) || (key24 === "appliedBy")) || (key24 === "only"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31,schemaPath:"#/properties/kustomizations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}}];
return false;
break;
}
}
if(_errs374 === errors){
if(data166.name !== undefined){
const _errs375 = errors;
if(typeof data166.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/name",schemaPath:"#/properties/kustomizations/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid89 = _errs375 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data166.clusters !== undefined){
let data168 = data166.clusters;
const _errs377 = errors;
const _errs378 = errors;
if(errors === _errs378){
if(Array.isArray(data168)){
var valid91 = true;
const len32 = data168.length;
for(let i32=0; i32<len32; i32++){
const _errs380 = errors;
if(typeof data168[i32] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/clusters/" + i32,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid91 = _errs380 === errors;
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
if(errors === _errs377){
if(Array.isArray(data168)){
if(data168.length < 1){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/clusters",schemaPath:"#/properties/kustomizations/items/properties/clusters/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid89 = _errs377 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data166.source !== undefined){
const _errs382 = errors;
if(typeof data166.source !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/source",schemaPath:"#/properties/kustomizations/items/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid89 = _errs382 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data166.dependsOn !== undefined){
let data171 = data166.dependsOn;
const _errs384 = errors;
const _errs385 = errors;
if(errors === _errs385){
if(Array.isArray(data171)){
var valid93 = true;
const len33 = data171.length;
for(let i33=0; i33<len33; i33++){
const _errs387 = errors;
if(typeof data171[i33] !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/dependsOn/" + i33,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid93 = _errs387 === errors;
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
var valid89 = _errs384 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data166.appliedBy !== undefined){
const _errs389 = errors;
if(typeof data166.appliedBy !== "string"){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/appliedBy",schemaPath:"#/properties/kustomizations/items/properties/appliedBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid89 = _errs389 === errors;
}
else {
var valid89 = true;
}
if(valid89){
if(data166.only !== undefined){
let data174 = data166.only;
const _errs391 = errors;
if(!((data174 === "base") || (data174 === "head"))){
validate10.errors = [{instancePath:instancePath+"/kustomizations/" + i31+"/only",schemaPath:"#/properties/kustomizations/items/properties/only/enum",keyword:"enum",params:{allowedValues: schema11.properties.kustomizations.items.properties.only.enum}}];
return false;
}
var valid89 = _errs391 === errors;
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
var valid88 = _errs372 === errors;
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
var valid0 = _errs370 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reviewers !== undefined){
let data175 = data.reviewers;
const _errs392 = errors;
if(errors === _errs392){
if(Array.isArray(data175)){
var valid94 = true;
const len34 = data175.length;
for(let i34=0; i34<len34; i34++){
let data176 = data175[i34];
const _errs394 = errors;
if(errors === _errs394){
if(data176 && typeof data176 == "object" && !Array.isArray(data176)){
let missing20;
if(((((data176.owner === undefined) && (missing20 = "owner")) || ((data176.changes === undefined) && (missing20 = "changes"))) || ((data176.risk === undefined) && (missing20 = "risk"))) || ((data176.files === undefined) && (missing20 = "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34,schemaPath:"#/properties/reviewers/items/required",keyword:"required",params:{missingProperty: missing20}}];
return false;
}
else {
const _errs396 = errors;
for(const key25 in data176){
if(!((((key25 === "owner") || (key25 === "changes")) || (key25 === "risk")) || (key25 === "files"))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34,schemaPath:"#/properties/reviewers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25}}];
return false;
break;
}
}
if(_errs396 === errors){
if(data176.owner !== undefined){
const _errs397 = errors;
if(typeof data176.owner !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/owner",schemaPath:"#/properties/reviewers/items/properties/owner/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid95 = _errs397 === errors;
}
else {
var valid95 = true;
}
if(valid95){
if(data176.changes !== undefined){
let data178 = data176.changes;
const _errs399 = errors;
if(!((typeof data178 == "number") && (!(data178 % 1) && !isNaN(data178)))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs399){
if(typeof data178 == "number"){
if(data178 < 1 || isNaN(data178)){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/changes",schemaPath:"#/properties/reviewers/items/properties/changes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid95 = _errs399 === errors;
}
else {
var valid95 = true;
}
if(valid95){
if(data176.risk !== undefined){
let data179 = data176.risk;
const _errs401 = errors;
if(!(((((data179 === 0) || (data179 === 1)) || (data179 === 2)) || (data179 === 3)) || (data179 === 4))){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/risk",schemaPath:"#/definitions/risk/enum",keyword:"enum",params:{allowedValues: schema12.enum}}];
return false;
}
var valid95 = _errs401 === errors;
}
else {
var valid95 = true;
}
if(valid95){
if(data176.files !== undefined){
let data180 = data176.files;
const _errs403 = errors;
const _errs404 = errors;
if(errors === _errs404){
if(Array.isArray(data180)){
var valid98 = true;
const len35 = data180.length;
for(let i35=0; i35<len35; i35++){
const _errs406 = errors;
if(typeof data180[i35] !== "string"){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/files/" + i35,schemaPath:"#/definitions/names/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid98 = _errs406 === errors;
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
if(errors === _errs403){
if(Array.isArray(data180)){
if(data180.length < 1){
validate10.errors = [{instancePath:instancePath+"/reviewers/" + i34+"/files",schemaPath:"#/properties/reviewers/items/properties/files/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
var valid95 = _errs403 === errors;
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
var valid94 = _errs394 === errors;
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
var valid0 = _errs392 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.findings !== undefined){
let data182 = data.findings;
const _errs408 = errors;
if(errors === _errs408){
if(Array.isArray(data182)){
var valid99 = true;
const len36 = data182.length;
for(let i36=0; i36<len36; i36++){
let data183 = data182[i36];
const _errs410 = errors;
if(errors === _errs410){
if(data183 && typeof data183 == "object" && !Array.isArray(data183)){
}
else {
validate10.errors = [{instancePath:instancePath+"/findings/" + i36,schemaPath:"#/properties/findings/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid99 = _errs410 === errors;
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
var valid0 = _errs408 === errors;
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
