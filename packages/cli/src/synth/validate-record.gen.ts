// @ts-nocheck
// Generated from record-schema.ts, and finding-schema.ts of @slipway/manifest. To change it, run npm run codegen:settings.
"use strict";
export const validateRecord = validate10;
const schema11 = {"type":"object","required":["package","files","rules"],"properties":{"package":{"type":"string"},"files":{"type":"object","additionalProperties":{"type":"object","required":["hash","objects"],"properties":{"hash":{"type":"string"},"objects":{"type":"array","items":{"anyOf":[{"type":"object","required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1}}},{"type":"null"}]}}}}},"rules":{"type":"array","items":{"type":"object","required":["id","severity","summary","why","remedy"],"properties":{"id":{"type":"string"},"severity":{"enum":["reject","lossy","risk","advice"]},"summary":{"type":"string"},"why":{"type":"string"},"remedy":{"type":"string"},"example":{"type":"object","required":["failing","passing"],"properties":{"failing":{"type":"string"},"passing":{"type":"string"}}}}}}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.package === undefined) && (missing0 = "package")) || ((data.files === undefined) && (missing0 = "files"))) || ((data.rules === undefined) && (missing0 = "rules"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.package !== undefined){
const _errs1 = errors;
if(typeof data.package !== "string"){
validate10.errors = [{instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data1 = data.files;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
let data2 = data1[key0];
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.hash === undefined) && (missing1 = "hash")) || ((data2.objects === undefined) && (missing1 = "objects"))){
validate10.errors = [{instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.hash !== undefined){
const _errs8 = errors;
if(typeof data2.hash !== "string"){
validate10.errors = [{instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/hash",schemaPath:"#/properties/files/additionalProperties/properties/hash/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.objects !== undefined){
let data4 = data2.objects;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((((data5.file === undefined) && (missing2 = "file")) || ((data5.line === undefined) && (missing2 = "line"))) || ((data5.column === undefined) && (missing2 = "column"))){
const err0 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects/" + i0,schemaPath:"#/properties/files/additionalProperties/properties/objects/items/anyOf/0/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data5.file !== undefined){
const _errs16 = errors;
if(typeof data5.file !== "string"){
const err1 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects/" + i0+"/file",schemaPath:"#/properties/files/additionalProperties/properties/objects/items/anyOf/0/properties/file/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.line !== undefined){
let data7 = data5.line;
const _errs18 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err2 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects/" + i0+"/line",schemaPath:"#/properties/files/additionalProperties/properties/objects/items/anyOf/0/properties/line/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs18){
if(typeof data7 == "number"){
if(data7 < 1 || isNaN(data7)){
const err3 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects/" + i0+"/line",schemaPath:"#/properties/files/additionalProperties/properties/objects/items/anyOf/0/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.column !== undefined){
let data8 = data5.column;
const _errs20 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err4 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects/" + i0+"/column",schemaPath:"#/properties/files/additionalProperties/properties/objects/items/anyOf/0/properties/column/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs20){
if(typeof data8 == "number"){
if(data8 < 1 || isNaN(data8)){
const err5 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects/" + i0+"/column",schemaPath:"#/properties/files/additionalProperties/properties/objects/items/anyOf/0/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects/" + i0,schemaPath:"#/properties/files/additionalProperties/properties/objects/items/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs22 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects/" + i0,schemaPath:"#/properties/files/additionalProperties/properties/objects/items/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects/" + i0,schemaPath:"#/properties/files/additionalProperties/properties/objects/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate10.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/objects",schemaPath:"#/properties/files/additionalProperties/properties/objects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
let data9 = data.rules;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data9)){
var valid6 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs26 = errors;
if(errors === _errs26){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((((((data10.id === undefined) && (missing3 = "id")) || ((data10.severity === undefined) && (missing3 = "severity"))) || ((data10.summary === undefined) && (missing3 = "summary"))) || ((data10.why === undefined) && (missing3 = "why"))) || ((data10.remedy === undefined) && (missing3 = "remedy"))){
validate10.errors = [{instancePath:instancePath+"/rules/" + i1,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data10.id !== undefined){
const _errs28 = errors;
if(typeof data10.id !== "string"){
validate10.errors = [{instancePath:instancePath+"/rules/" + i1+"/id",schemaPath:"#/properties/rules/items/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs28 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.severity !== undefined){
let data12 = data10.severity;
const _errs30 = errors;
if(!((((data12 === "reject") || (data12 === "lossy")) || (data12 === "risk")) || (data12 === "advice"))){
validate10.errors = [{instancePath:instancePath+"/rules/" + i1+"/severity",schemaPath:"#/properties/rules/items/properties/severity/enum",keyword:"enum",params:{allowedValues: schema11.properties.rules.items.properties.severity.enum}}];
return false;
}
var valid7 = _errs30 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.summary !== undefined){
const _errs31 = errors;
if(typeof data10.summary !== "string"){
validate10.errors = [{instancePath:instancePath+"/rules/" + i1+"/summary",schemaPath:"#/properties/rules/items/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.why !== undefined){
const _errs33 = errors;
if(typeof data10.why !== "string"){
validate10.errors = [{instancePath:instancePath+"/rules/" + i1+"/why",schemaPath:"#/properties/rules/items/properties/why/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs33 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.remedy !== undefined){
const _errs35 = errors;
if(typeof data10.remedy !== "string"){
validate10.errors = [{instancePath:instancePath+"/rules/" + i1+"/remedy",schemaPath:"#/properties/rules/items/properties/remedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid7 = _errs35 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data10.example !== undefined){
let data16 = data10.example;
const _errs37 = errors;
if(errors === _errs37){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing4;
if(((data16.failing === undefined) && (missing4 = "failing")) || ((data16.passing === undefined) && (missing4 = "passing"))){
validate10.errors = [{instancePath:instancePath+"/rules/" + i1+"/example",schemaPath:"#/properties/rules/items/properties/example/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data16.failing !== undefined){
const _errs39 = errors;
if(typeof data16.failing !== "string"){
validate10.errors = [{instancePath:instancePath+"/rules/" + i1+"/example/failing",schemaPath:"#/properties/rules/items/properties/example/properties/failing/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data16.passing !== undefined){
const _errs41 = errors;
if(typeof data16.passing !== "string"){
validate10.errors = [{instancePath:instancePath+"/rules/" + i1+"/example/passing",schemaPath:"#/properties/rules/items/properties/example/properties/passing/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs41 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/rules/" + i1+"/example",schemaPath:"#/properties/rules/items/properties/example/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/rules/" + i1,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs26 === errors;
if(!valid6){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
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

export const validateRule = validate11;
const schema12 = {"type":"object","required":["id","severity","summary","why","remedy"],"properties":{"id":{"type":"string"},"severity":{"enum":["reject","lossy","risk","advice"]},"summary":{"type":"string"},"why":{"type":"string"},"remedy":{"type":"string"},"example":{"type":"object","required":["failing","passing"],"properties":{"failing":{"type":"string"},"passing":{"type":"string"}}}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.severity === undefined) && (missing0 = "severity"))) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.why === undefined) && (missing0 = "why"))) || ((data.remedy === undefined) && (missing0 = "remedy"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate11.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severity !== undefined){
let data1 = data.severity;
const _errs3 = errors;
if(!((((data1 === "reject") || (data1 === "lossy")) || (data1 === "risk")) || (data1 === "advice"))){
validate11.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema12.properties.severity.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs4 = errors;
if(typeof data.summary !== "string"){
validate11.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.why !== undefined){
const _errs6 = errors;
if(typeof data.why !== "string"){
validate11.errors = [{instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remedy !== undefined){
const _errs8 = errors;
if(typeof data.remedy !== "string"){
validate11.errors = [{instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.example !== undefined){
let data5 = data.example;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.failing === undefined) && (missing1 = "failing")) || ((data5.passing === undefined) && (missing1 = "passing"))){
validate11.errors = [{instancePath:instancePath+"/example",schemaPath:"#/properties/example/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data5.failing !== undefined){
const _errs12 = errors;
if(typeof data5.failing !== "string"){
validate11.errors = [{instancePath:instancePath+"/example/failing",schemaPath:"#/properties/example/properties/failing/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data5.passing !== undefined){
const _errs14 = errors;
if(typeof data5.passing !== "string"){
validate11.errors = [{instancePath:instancePath+"/example/passing",schemaPath:"#/properties/example/properties/passing/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
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
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
