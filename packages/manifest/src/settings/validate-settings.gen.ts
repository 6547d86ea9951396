// @ts-nocheck
// Generated from settings-schema.ts. To change it, run npm run codegen:settings.
"use strict";
export const validateSettings = validate10;
const schema11 = {"type":"object","properties":{"prefixes":{"type":"array","minItems":1,"items":{"type":"string","pattern":"^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$","says":"a folder from the root of the repository, like \"common/cluster-addons\""}},"registries":{"type":"array","items":{"type":"string","pattern":"^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$","says":"a folder of the package, like \"src/clusters\""}},"shards":{"type":"array","uniqueItems":true,"items":{"type":"string","pattern":"^(?!rest$)[a-z0-9][a-z0-9-]*$","says":"lower-case letters, digits and dashes, like \"eu\"; \"rest\" is taken"}},"configuration":{"type":"string","pattern":"^oci://[^\\s/@]+/[a-z0-9._/-]+$","says":"a repository without a tag, like \"oci://ghcr.io/acme/eks-cluster\""},"crds":{"type":"array","items":{"type":"string","pattern":"^[^\\0]+$","says":"a directory, or a YAML or JSON file, in the repository"}}},"additionalProperties":false};
const pattern0 = new RegExp("^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$", "u");
const pattern2 = new RegExp("^(?!rest$)[a-z0-9][a-z0-9-]*$", "u");
const pattern3 = new RegExp("^oci://[^\\s/@]+/[a-z0-9._/-]+$", "u");
const pattern4 = new RegExp("^[^\\0]+$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "prefixes") || (key0 === "registries")) || (key0 === "shards")) || (key0 === "configuration")) || (key0 === "crds"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.prefixes !== undefined){
let data0 = data.prefixes;
if(Array.isArray(data0)){
if(data0.length < 1){
const err1 = {instancePath:instancePath+"/prefixes",schemaPath:"#/properties/prefixes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.prefixes,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err2 = {instancePath:instancePath+"/prefixes/" + i0,schemaPath:"#/properties/prefixes/items/pattern",keyword:"pattern",params:{pattern: "^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$"},message:"must match pattern \""+"^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$"+"\"",schema:"^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$",parentSchema:schema11.properties.prefixes.items,data:data1};
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
const err3 = {instancePath:instancePath+"/prefixes/" + i0,schemaPath:"#/properties/prefixes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.prefixes.items.type,parentSchema:schema11.properties.prefixes.items,data:data1};
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
const err4 = {instancePath:instancePath+"/prefixes",schemaPath:"#/properties/prefixes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.prefixes.type,parentSchema:schema11.properties.prefixes,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.registries !== undefined){
let data2 = data.registries;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err5 = {instancePath:instancePath+"/registries/" + i1,schemaPath:"#/properties/registries/items/pattern",keyword:"pattern",params:{pattern: "^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$"},message:"must match pattern \""+"^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$"+"\"",schema:"^(?!(?:\\.git|node_modules)(?:/|$))(?!(?:[^]*/)?\\.{1,2}(?:/|$))[^/\\\\\\0]+(?:/[^/\\\\\\0]+)*$",parentSchema:schema11.properties.registries.items,data:data3};
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
const err6 = {instancePath:instancePath+"/registries/" + i1,schemaPath:"#/properties/registries/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.registries.items.type,parentSchema:schema11.properties.registries.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/registries",schemaPath:"#/properties/registries/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.registries.type,parentSchema:schema11.properties.registries,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.shards !== undefined){
let data4 = data.shards;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err8 = {instancePath:instancePath+"/shards/" + i2,schemaPath:"#/properties/shards/items/pattern",keyword:"pattern",params:{pattern: "^(?!rest$)[a-z0-9][a-z0-9-]*$"},message:"must match pattern \""+"^(?!rest$)[a-z0-9][a-z0-9-]*$"+"\"",schema:"^(?!rest$)[a-z0-9][a-z0-9-]*$",parentSchema:schema11.properties.shards.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/shards/" + i2,schemaPath:"#/properties/shards/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.shards.items.type,parentSchema:schema11.properties.shards.items,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i3 = data4.length;
let j0;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data4[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err10 = {instancePath:instancePath+"/shards",schemaPath:"#/properties/shards/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i3+" are identical)",schema:true,parentSchema:schema11.properties.shards,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err11 = {instancePath:instancePath+"/shards",schemaPath:"#/properties/shards/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.shards.type,parentSchema:schema11.properties.shards,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.configuration !== undefined){
let data6 = data.configuration;
if(typeof data6 === "string"){
if(!pattern3.test(data6)){
const err12 = {instancePath:instancePath+"/configuration",schemaPath:"#/properties/configuration/pattern",keyword:"pattern",params:{pattern: "^oci://[^\\s/@]+/[a-z0-9._/-]+$"},message:"must match pattern \""+"^oci://[^\\s/@]+/[a-z0-9._/-]+$"+"\"",schema:"^oci://[^\\s/@]+/[a-z0-9._/-]+$",parentSchema:schema11.properties.configuration,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/configuration",schemaPath:"#/properties/configuration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.configuration.type,parentSchema:schema11.properties.configuration,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.crds !== undefined){
let data7 = data.crds;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i4=0; i4<len3; i4++){
let data8 = data7[i4];
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err14 = {instancePath:instancePath+"/crds/" + i4,schemaPath:"#/properties/crds/items/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.crds.items,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/crds/" + i4,schemaPath:"#/properties/crds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.crds.items.type,parentSchema:schema11.properties.crds.items,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/crds",schemaPath:"#/properties/crds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.crds.type,parentSchema:schema11.properties.crds,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
