// @ts-nocheck
// Generated from chart-lock-schema.ts. To change it, run npm run codegen:settings.
"use strict";
export const validateChartLock = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"hosts":{"type":"array","items":{"type":"string","pattern":"^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$","says":"a host in lower case, like \"charts.example.org\""}},"vendor":{"type":"string","pattern":"^[^/.\\\\\\0][^/\\\\\\0]*(?:/[^/.\\\\\\0][^/\\\\\\0]*)*$","says":"a folder of the repository, like \"charts\""},"charts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","says":"the name of a chart"},"version":{"type":"string","pattern":"^v?\\d[0-9A-Za-z.+-]*$","says":"a version, like \"1.2.3\""},"source":{"type":"string","pattern":"^(?:https?|oci|ssh)://[^\\s\\0]+$","says":"a URL, like \"https://charts.example.org\" or \"oci://registry.example.org/charts/web\""},"range":{"type":"string"},"path":{"type":"string","pattern":"^[^/\\\\\\0][^\\\\\\0]*$","says":"a path, like \"charts/web\""},"ignore":{"type":"string"},"valuesFiles":{"type":"array","items":{"type":"string","pattern":"^[^/\\\\\\0][^\\\\\\0]*$","says":"a path, like \"values/prod.yaml\""}},"ignoreMissingValuesFiles":{"type":"boolean"},"commit":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$","says":"the id of a commit"},"digest":{"type":"string","pattern":"^sha256:[0-9a-f]{64}$","says":"sha256: and 64 digits of 0-9 and a-f"}},"required":["name","version","source","range","digest"],"additionalProperties":false}}},"required":["charts"],"additionalProperties":false};
const pattern0 = new RegExp("^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$", "u");
const pattern1 = new RegExp("^[^/.\\\\\\0][^/\\\\\\0]*(?:/[^/.\\\\\\0][^/\\\\\\0]*)*$", "u");
const pattern2 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
const pattern3 = new RegExp("^v?\\d[0-9A-Za-z.+-]*$", "u");
const pattern4 = new RegExp("^(?:https?|oci|ssh)://[^\\s\\0]+$", "u");
const pattern5 = new RegExp("^[^/\\\\\\0][^\\\\\\0]*$", "u");
const pattern7 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
const pattern8 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
const func2 = Object.prototype.hasOwnProperty;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.charts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "charts"},message:"must have required property '"+"charts"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "hosts") || (key0 === "vendor")) || (key0 === "charts"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hosts !== undefined){
let data0 = data.hosts;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err2 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$"},message:"must match pattern \""+"^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$"+"\"",schema:"^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$",parentSchema:schema11.properties.hosts.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.hosts.items.type,parentSchema:schema11.properties.hosts.items,data:data1};
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
else {
const err4 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.hosts.type,parentSchema:schema11.properties.hosts,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.vendor !== undefined){
let data2 = data.vendor;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err5 = {instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/pattern",keyword:"pattern",params:{pattern: "^[^/.\\\\\\0][^/\\\\\\0]*(?:/[^/.\\\\\\0][^/\\\\\\0]*)*$"},message:"must match pattern \""+"^[^/.\\\\\\0][^/\\\\\\0]*(?:/[^/.\\\\\\0][^/\\\\\\0]*)*$"+"\"",schema:"^[^/.\\\\\\0][^/\\\\\\0]*(?:/[^/.\\\\\\0][^/\\\\\\0]*)*$",parentSchema:schema11.properties.vendor,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/vendor",schemaPath:"#/properties/vendor/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.vendor.type,parentSchema:schema11.properties.vendor,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.charts !== undefined){
let data3 = data.charts;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err7 = {instancePath:instancePath+"/charts/" + i1,schemaPath:"#/properties/charts/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.charts.items.required,parentSchema:schema11.properties.charts.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.version === undefined){
const err8 = {instancePath:instancePath+"/charts/" + i1,schemaPath:"#/properties/charts/items/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema11.properties.charts.items.required,parentSchema:schema11.properties.charts.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.source === undefined){
const err9 = {instancePath:instancePath+"/charts/" + i1,schemaPath:"#/properties/charts/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema11.properties.charts.items.required,parentSchema:schema11.properties.charts.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.range === undefined){
const err10 = {instancePath:instancePath+"/charts/" + i1,schemaPath:"#/properties/charts/items/required",keyword:"required",params:{missingProperty: "range"},message:"must have required property '"+"range"+"'",schema:schema11.properties.charts.items.required,parentSchema:schema11.properties.charts.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.digest === undefined){
const err11 = {instancePath:instancePath+"/charts/" + i1,schemaPath:"#/properties/charts/items/required",keyword:"required",params:{missingProperty: "digest"},message:"must have required property '"+"digest"+"'",schema:schema11.properties.charts.items.required,parentSchema:schema11.properties.charts.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!(func2.call(schema11.properties.charts.items.properties, key1))){
const err12 = {instancePath:instancePath+"/charts/" + i1,schemaPath:"#/properties/charts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.charts.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err13 = {instancePath:instancePath+"/charts/" + i1+"/name",schemaPath:"#/properties/charts/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9._-]*$"+"\"",schema:"^[A-Za-z0-9][A-Za-z0-9._-]*$",parentSchema:schema11.properties.charts.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/charts/" + i1+"/name",schemaPath:"#/properties/charts/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.charts.items.properties.name.type,parentSchema:schema11.properties.charts.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.version !== undefined){
let data6 = data4.version;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err15 = {instancePath:instancePath+"/charts/" + i1+"/version",schemaPath:"#/properties/charts/items/properties/version/pattern",keyword:"pattern",params:{pattern: "^v?\\d[0-9A-Za-z.+-]*$"},message:"must match pattern \""+"^v?\\d[0-9A-Za-z.+-]*$"+"\"",schema:"^v?\\d[0-9A-Za-z.+-]*$",parentSchema:schema11.properties.charts.items.properties.version,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/charts/" + i1+"/version",schemaPath:"#/properties/charts/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.charts.items.properties.version.type,parentSchema:schema11.properties.charts.items.properties.version,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.source !== undefined){
let data7 = data4.source;
if(typeof data7 === "string"){
if(!pattern4.test(data7)){
const err17 = {instancePath:instancePath+"/charts/" + i1+"/source",schemaPath:"#/properties/charts/items/properties/source/pattern",keyword:"pattern",params:{pattern: "^(?:https?|oci|ssh)://[^\\s\\0]+$"},message:"must match pattern \""+"^(?:https?|oci|ssh)://[^\\s\\0]+$"+"\"",schema:"^(?:https?|oci|ssh)://[^\\s\\0]+$",parentSchema:schema11.properties.charts.items.properties.source,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/charts/" + i1+"/source",schemaPath:"#/properties/charts/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.charts.items.properties.source.type,parentSchema:schema11.properties.charts.items.properties.source,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.range !== undefined){
let data8 = data4.range;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/charts/" + i1+"/range",schemaPath:"#/properties/charts/items/properties/range/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.charts.items.properties.range.type,parentSchema:schema11.properties.charts.items.properties.range,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.path !== undefined){
let data9 = data4.path;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err20 = {instancePath:instancePath+"/charts/" + i1+"/path",schemaPath:"#/properties/charts/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^[^/\\\\\\0][^\\\\\\0]*$"},message:"must match pattern \""+"^[^/\\\\\\0][^\\\\\\0]*$"+"\"",schema:"^[^/\\\\\\0][^\\\\\\0]*$",parentSchema:schema11.properties.charts.items.properties.path,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/charts/" + i1+"/path",schemaPath:"#/properties/charts/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.charts.items.properties.path.type,parentSchema:schema11.properties.charts.items.properties.path,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.ignore !== undefined){
let data10 = data4.ignore;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/charts/" + i1+"/ignore",schemaPath:"#/properties/charts/items/properties/ignore/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.charts.items.properties.ignore.type,parentSchema:schema11.properties.charts.items.properties.ignore,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.valuesFiles !== undefined){
let data11 = data4.valuesFiles;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern5.test(data12)){
const err23 = {instancePath:instancePath+"/charts/" + i1+"/valuesFiles/" + i2,schemaPath:"#/properties/charts/items/properties/valuesFiles/items/pattern",keyword:"pattern",params:{pattern: "^[^/\\\\\\0][^\\\\\\0]*$"},message:"must match pattern \""+"^[^/\\\\\\0][^\\\\\\0]*$"+"\"",schema:"^[^/\\\\\\0][^\\\\\\0]*$",parentSchema:schema11.properties.charts.items.properties.valuesFiles.items,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/charts/" + i1+"/valuesFiles/" + i2,schemaPath:"#/properties/charts/items/properties/valuesFiles/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.charts.items.properties.valuesFiles.items.type,parentSchema:schema11.properties.charts.items.properties.valuesFiles.items,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/charts/" + i1+"/valuesFiles",schemaPath:"#/properties/charts/items/properties/valuesFiles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.charts.items.properties.valuesFiles.type,parentSchema:schema11.properties.charts.items.properties.valuesFiles,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.ignoreMissingValuesFiles !== undefined){
let data13 = data4.ignoreMissingValuesFiles;
if(typeof data13 !== "boolean"){
const err26 = {instancePath:instancePath+"/charts/" + i1+"/ignoreMissingValuesFiles",schemaPath:"#/properties/charts/items/properties/ignoreMissingValuesFiles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.charts.items.properties.ignoreMissingValuesFiles.type,parentSchema:schema11.properties.charts.items.properties.ignoreMissingValuesFiles,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.commit !== undefined){
let data14 = data4.commit;
if(typeof data14 === "string"){
if(!pattern7.test(data14)){
const err27 = {instancePath:instancePath+"/charts/" + i1+"/commit",schemaPath:"#/properties/charts/items/properties/commit/pattern",keyword:"pattern",params:{pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},message:"must match pattern \""+"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"+"\"",schema:"^(?:[0-9a-f]{40}|[0-9a-f]{64})$",parentSchema:schema11.properties.charts.items.properties.commit,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/charts/" + i1+"/commit",schemaPath:"#/properties/charts/items/properties/commit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.charts.items.properties.commit.type,parentSchema:schema11.properties.charts.items.properties.commit,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.digest !== undefined){
let data15 = data4.digest;
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err29 = {instancePath:instancePath+"/charts/" + i1+"/digest",schemaPath:"#/properties/charts/items/properties/digest/pattern",keyword:"pattern",params:{pattern: "^sha256:[0-9a-f]{64}$"},message:"must match pattern \""+"^sha256:[0-9a-f]{64}$"+"\"",schema:"^sha256:[0-9a-f]{64}$",parentSchema:schema11.properties.charts.items.properties.digest,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/charts/" + i1+"/digest",schemaPath:"#/properties/charts/items/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.charts.items.properties.digest.type,parentSchema:schema11.properties.charts.items.properties.digest,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/charts/" + i1,schemaPath:"#/properties/charts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.charts.items.type,parentSchema:schema11.properties.charts.items,data:data4};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/charts",schemaPath:"#/properties/charts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.charts.type,parentSchema:schema11.properties.charts,data:data3};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
