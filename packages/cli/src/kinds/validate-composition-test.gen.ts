// @ts-nocheck
// Generated from composition-test-schema.ts. To change it, run npm run codegen:settings.
"use strict";
export const validateCompositionTest = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"apiVersion":{"type":"string","enum":["slipway/v1"]},"kind":{"type":"string","enum":["CompositionTest"]},"metadata":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S","says":"text"}},"required":["name"],"additionalProperties":false},"spec":{"type":"object","properties":{"composite":{"type":["string","object"],"pattern":"\\S","says":"text"},"composition":{"type":["string","object"],"pattern":"\\S","says":"text"},"definition":{"type":["string","object"],"pattern":"\\S","says":"text"},"functions":{"type":"array","items":{"type":["string","object"],"pattern":"\\S","says":"text"}},"required":{"type":"array","items":{"type":["string","object"],"pattern":"\\S","says":"text"}},"context":{"type":"object"},"stages":{"type":"array","minItems":1,"items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S","says":"text"},"observed":{"type":"array","items":{"type":["string","object"],"pattern":"\\S","says":"text"}},"exists":{"type":"object","additionalProperties":{"type":["object","null"]},"minProperties":1},"ready":{"type":"array","items":{"type":"string","pattern":"\\S","says":"text"},"minItems":1},"required":{"type":"array","items":{"type":["string","object"],"pattern":"\\S","says":"text"}},"expect":{"type":"object","properties":{"resources":{"type":"object","additionalProperties":{"type":["object","null"]},"minProperties":1},"count":{"type":["integer","object"],"minimum":0,"additionalProperties":{"type":"integer","minimum":0}},"composite":{"type":"object"},"conditions":{"type":"object","additionalProperties":{"type":["string","boolean","object"]},"minProperties":1},"events":{"type":"array","items":{"type":"string","pattern":"\\S","says":"text"},"minItems":1},"fails":{"type":"string","pattern":"\\S","says":"text"},"snapshot":{"type":"boolean","enum":[true]}},"additionalProperties":false,"minProperties":1}},"required":["name"],"additionalProperties":false}}},"required":["composite","composition","stages"],"additionalProperties":false}},"required":["apiVersion","kind","metadata","spec"],"additionalProperties":false};
const pattern0 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.apiVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiVersion"},message:"must have required property '"+"apiVersion"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.metadata === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metadata"},message:"must have required property '"+"metadata"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.spec === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spec"},message:"must have required property '"+"spec"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "apiVersion") || (key0 === "kind")) || (key0 === "metadata")) || (key0 === "spec"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.apiVersion !== undefined){
let data0 = data.apiVersion;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.apiVersion.type,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === "slipway/v1")){
const err6 = {instancePath:instancePath+"/apiVersion",schemaPath:"#/properties/apiVersion/enum",keyword:"enum",params:{allowedValues: schema11.properties.apiVersion.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.apiVersion.enum,parentSchema:schema11.properties.apiVersion,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.kind.type,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(data1 === "CompositionTest")){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.kind.enum,parentSchema:schema11.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.metadata !== undefined){
let data2 = data.metadata;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err9 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.metadata.required,parentSchema:schema11.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data2){
if(!(key1 === "name")){
const err10 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err11 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/metadata/name",schemaPath:"#/properties/metadata/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.metadata.properties.name.type,parentSchema:schema11.properties.metadata.properties.name,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.metadata.type,parentSchema:schema11.properties.metadata,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.spec !== undefined){
let data4 = data.spec;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.composite === undefined){
const err14 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "composite"},message:"must have required property '"+"composite"+"'",schema:schema11.properties.spec.required,parentSchema:schema11.properties.spec,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.composition === undefined){
const err15 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "composition"},message:"must have required property '"+"composition"+"'",schema:schema11.properties.spec.required,parentSchema:schema11.properties.spec,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.stages === undefined){
const err16 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/required",keyword:"required",params:{missingProperty: "stages"},message:"must have required property '"+"stages"+"'",schema:schema11.properties.spec.required,parentSchema:schema11.properties.spec,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data4){
if(!(((((((key2 === "composite") || (key2 === "composition")) || (key2 === "definition")) || (key2 === "functions")) || (key2 === "required")) || (key2 === "context")) || (key2 === "stages"))){
const err17 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.spec,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.composite !== undefined){
let data5 = data4.composite;
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err18 = {instancePath:instancePath+"/spec/composite",schemaPath:"#/properties/spec/properties/composite/type",keyword:"type",params:{type: schema11.properties.spec.properties.composite.type},message:"must be string,object",schema:schema11.properties.spec.properties.composite.type,parentSchema:schema11.properties.spec.properties.composite,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
const err19 = {instancePath:instancePath+"/spec/composite",schemaPath:"#/properties/spec/properties/composite/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.composite,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data4.composition !== undefined){
let data6 = data4.composition;
if((typeof data6 !== "string") && (!(data6 && typeof data6 == "object" && !Array.isArray(data6)))){
const err20 = {instancePath:instancePath+"/spec/composition",schemaPath:"#/properties/spec/properties/composition/type",keyword:"type",params:{type: schema11.properties.spec.properties.composition.type},message:"must be string,object",schema:schema11.properties.spec.properties.composition.type,parentSchema:schema11.properties.spec.properties.composition,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err21 = {instancePath:instancePath+"/spec/composition",schemaPath:"#/properties/spec/properties/composition/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.composition,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data4.definition !== undefined){
let data7 = data4.definition;
if((typeof data7 !== "string") && (!(data7 && typeof data7 == "object" && !Array.isArray(data7)))){
const err22 = {instancePath:instancePath+"/spec/definition",schemaPath:"#/properties/spec/properties/definition/type",keyword:"type",params:{type: schema11.properties.spec.properties.definition.type},message:"must be string,object",schema:schema11.properties.spec.properties.definition.type,parentSchema:schema11.properties.spec.properties.definition,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err23 = {instancePath:instancePath+"/spec/definition",schemaPath:"#/properties/spec/properties/definition/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.definition,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data4.functions !== undefined){
let data8 = data4.functions;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if((typeof data9 !== "string") && (!(data9 && typeof data9 == "object" && !Array.isArray(data9)))){
const err24 = {instancePath:instancePath+"/spec/functions/" + i0,schemaPath:"#/properties/spec/properties/functions/items/type",keyword:"type",params:{type: schema11.properties.spec.properties.functions.items.type},message:"must be string,object",schema:schema11.properties.spec.properties.functions.items.type,parentSchema:schema11.properties.spec.properties.functions.items,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err25 = {instancePath:instancePath+"/spec/functions/" + i0,schemaPath:"#/properties/spec/properties/functions/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.functions.items,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/spec/functions",schemaPath:"#/properties/spec/properties/functions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.spec.properties.functions.type,parentSchema:schema11.properties.spec.properties.functions,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.required !== undefined){
let data10 = data4.required;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if((typeof data11 !== "string") && (!(data11 && typeof data11 == "object" && !Array.isArray(data11)))){
const err27 = {instancePath:instancePath+"/spec/required/" + i1,schemaPath:"#/properties/spec/properties/required/items/type",keyword:"type",params:{type: schema11.properties.spec.properties.required.items.type},message:"must be string,object",schema:schema11.properties.spec.properties.required.items.type,parentSchema:schema11.properties.spec.properties.required.items,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
const err28 = {instancePath:instancePath+"/spec/required/" + i1,schemaPath:"#/properties/spec/properties/required/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.required.items,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/spec/required",schemaPath:"#/properties/spec/properties/required/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.spec.properties.required.type,parentSchema:schema11.properties.spec.properties.required,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.context !== undefined){
let data12 = data4.context;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err30 = {instancePath:instancePath+"/spec/context",schemaPath:"#/properties/spec/properties/context/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.spec.properties.context.type,parentSchema:schema11.properties.spec.properties.context,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data4.stages !== undefined){
let data13 = data4.stages;
if(Array.isArray(data13)){
if(data13.length < 1){
const err31 = {instancePath:instancePath+"/spec/stages",schemaPath:"#/properties/spec/properties/stages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.spec.properties.stages,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.name === undefined){
const err32 = {instancePath:instancePath+"/spec/stages/" + i2,schemaPath:"#/properties/spec/properties/stages/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.spec.properties.stages.items.required,parentSchema:schema11.properties.spec.properties.stages.items,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key3 in data14){
if(!((((((key3 === "name") || (key3 === "observed")) || (key3 === "exists")) || (key3 === "ready")) || (key3 === "required")) || (key3 === "expect"))){
const err33 = {instancePath:instancePath+"/spec/stages/" + i2,schemaPath:"#/properties/spec/properties/stages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.spec.properties.stages.items,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data14.name !== undefined){
let data15 = data14.name;
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
const err34 = {instancePath:instancePath+"/spec/stages/" + i2+"/name",schemaPath:"#/properties/spec/properties/stages/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.stages.items.properties.name,data:data15};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/spec/stages/" + i2+"/name",schemaPath:"#/properties/spec/properties/stages/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.spec.properties.stages.items.properties.name.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.name,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.observed !== undefined){
let data16 = data14.observed;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if((typeof data17 !== "string") && (!(data17 && typeof data17 == "object" && !Array.isArray(data17)))){
const err36 = {instancePath:instancePath+"/spec/stages/" + i2+"/observed/" + i3,schemaPath:"#/properties/spec/properties/stages/items/properties/observed/items/type",keyword:"type",params:{type: schema11.properties.spec.properties.stages.items.properties.observed.items.type},message:"must be string,object",schema:schema11.properties.spec.properties.stages.items.properties.observed.items.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.observed.items,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data17 === "string"){
if(!pattern0.test(data17)){
const err37 = {instancePath:instancePath+"/spec/stages/" + i2+"/observed/" + i3,schemaPath:"#/properties/spec/properties/stages/items/properties/observed/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.stages.items.properties.observed.items,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/spec/stages/" + i2+"/observed",schemaPath:"#/properties/spec/properties/stages/items/properties/observed/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.spec.properties.stages.items.properties.observed.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.observed,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data14.exists !== undefined){
let data18 = data14.exists;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length < 1){
const err39 = {instancePath:instancePath+"/spec/stages/" + i2+"/exists",schemaPath:"#/properties/spec/properties/stages/items/properties/exists/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema11.properties.spec.properties.stages.items.properties.exists,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key4 in data18){
let data19 = data18[key4];
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (data19 !== null)){
const err40 = {instancePath:instancePath+"/spec/stages/" + i2+"/exists/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/stages/items/properties/exists/additionalProperties/type",keyword:"type",params:{type: schema11.properties.spec.properties.stages.items.properties.exists.additionalProperties.type},message:"must be object,null",schema:schema11.properties.spec.properties.stages.items.properties.exists.additionalProperties.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.exists.additionalProperties,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/spec/stages/" + i2+"/exists",schemaPath:"#/properties/spec/properties/stages/items/properties/exists/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.spec.properties.stages.items.properties.exists.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.exists,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.ready !== undefined){
let data20 = data14.ready;
if(Array.isArray(data20)){
if(data20.length < 1){
const err42 = {instancePath:instancePath+"/spec/stages/" + i2+"/ready",schemaPath:"#/properties/spec/properties/stages/items/properties/ready/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.spec.properties.stages.items.properties.ready,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
let data21 = data20[i4];
if(typeof data21 === "string"){
if(!pattern0.test(data21)){
const err43 = {instancePath:instancePath+"/spec/stages/" + i2+"/ready/" + i4,schemaPath:"#/properties/spec/properties/stages/items/properties/ready/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.stages.items.properties.ready.items,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/spec/stages/" + i2+"/ready/" + i4,schemaPath:"#/properties/spec/properties/stages/items/properties/ready/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.spec.properties.stages.items.properties.ready.items.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.ready.items,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/spec/stages/" + i2+"/ready",schemaPath:"#/properties/spec/properties/stages/items/properties/ready/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.spec.properties.stages.items.properties.ready.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.ready,data:data20};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data14.required !== undefined){
let data22 = data14.required;
if(Array.isArray(data22)){
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
let data23 = data22[i5];
if((typeof data23 !== "string") && (!(data23 && typeof data23 == "object" && !Array.isArray(data23)))){
const err46 = {instancePath:instancePath+"/spec/stages/" + i2+"/required/" + i5,schemaPath:"#/properties/spec/properties/stages/items/properties/required/items/type",keyword:"type",params:{type: schema11.properties.spec.properties.stages.items.properties.required.items.type},message:"must be string,object",schema:schema11.properties.spec.properties.stages.items.properties.required.items.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.required.items,data:data23};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data23 === "string"){
if(!pattern0.test(data23)){
const err47 = {instancePath:instancePath+"/spec/stages/" + i2+"/required/" + i5,schemaPath:"#/properties/spec/properties/stages/items/properties/required/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.stages.items.properties.required.items,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
else {
const err48 = {instancePath:instancePath+"/spec/stages/" + i2+"/required",schemaPath:"#/properties/spec/properties/stages/items/properties/required/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.spec.properties.stages.items.properties.required.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.required,data:data22};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.expect !== undefined){
let data24 = data14.expect;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(Object.keys(data24).length < 1){
const err49 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect,data:data24};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key5 in data24){
if(!(((((((key5 === "resources") || (key5 === "count")) || (key5 === "composite")) || (key5 === "conditions")) || (key5 === "events")) || (key5 === "fails")) || (key5 === "snapshot"))){
const err50 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect,data:data24};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data24.resources !== undefined){
let data25 = data24.resources;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(Object.keys(data25).length < 1){
const err51 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/resources",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/resources/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.resources,data:data25};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key6 in data25){
let data26 = data25[key6];
if((!(data26 && typeof data26 == "object" && !Array.isArray(data26))) && (data26 !== null)){
const err52 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/resources/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/resources/additionalProperties/type",keyword:"type",params:{type: schema11.properties.spec.properties.stages.items.properties.expect.properties.resources.additionalProperties.type},message:"must be object,null",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.resources.additionalProperties.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.resources.additionalProperties,data:data26};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/resources",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/resources/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.resources.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.resources,data:data25};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data24.count !== undefined){
let data27 = data24.count;
if((!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))) && (!(data27 && typeof data27 == "object" && !Array.isArray(data27)))){
const err54 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/count",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/count/type",keyword:"type",params:{type: schema11.properties.spec.properties.stages.items.properties.expect.properties.count.type},message:"must be integer,object",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.count.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.count,data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 < 0 || isNaN(data27)){
const err55 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/count",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.count,data:data27};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key7 in data27){
let data28 = data27[key7];
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err56 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/count/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/count/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.count.additionalProperties.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.count.additionalProperties,data:data28};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 < 0 || isNaN(data28)){
const err57 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/count/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/count/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.count.additionalProperties,data:data28};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
}
}
if(data24.composite !== undefined){
let data29 = data24.composite;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
const err58 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/composite",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/composite/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.composite.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.composite,data:data29};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data24.conditions !== undefined){
let data30 = data24.conditions;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(Object.keys(data30).length < 1){
const err59 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/conditions",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/conditions/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.conditions,data:data30};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key8 in data30){
let data31 = data30[key8];
if(((typeof data31 !== "string") && (typeof data31 !== "boolean")) && (!(data31 && typeof data31 == "object" && !Array.isArray(data31)))){
const err60 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/conditions/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/conditions/additionalProperties/type",keyword:"type",params:{type: schema11.properties.spec.properties.stages.items.properties.expect.properties.conditions.additionalProperties.type},message:"must be string,boolean,object",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.conditions.additionalProperties.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.conditions.additionalProperties,data:data31};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/conditions",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/conditions/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.conditions.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.conditions,data:data30};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data24.events !== undefined){
let data32 = data24.events;
if(Array.isArray(data32)){
if(data32.length < 1){
const err62 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/events",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.events,data:data32};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
const len6 = data32.length;
for(let i6=0; i6<len6; i6++){
let data33 = data32[i6];
if(typeof data33 === "string"){
if(!pattern0.test(data33)){
const err63 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/events/" + i6,schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/events/items/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.events.items,data:data33};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/events/" + i6,schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.events.items.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.events.items,data:data33};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/events",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.events.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.events,data:data32};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data24.fails !== undefined){
let data34 = data24.fails;
if(typeof data34 === "string"){
if(!pattern0.test(data34)){
const err66 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/fails",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/fails/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.fails,data:data34};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/fails",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/fails/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.fails.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.fails,data:data34};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data24.snapshot !== undefined){
let data35 = data24.snapshot;
if(typeof data35 !== "boolean"){
const err68 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/snapshot",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/snapshot/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.snapshot.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.snapshot,data:data35};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!(data35 === true)){
const err69 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect/snapshot",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/properties/snapshot/enum",keyword:"enum",params:{allowedValues: schema11.properties.spec.properties.stages.items.properties.expect.properties.snapshot.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.spec.properties.stages.items.properties.expect.properties.snapshot.enum,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect.properties.snapshot,data:data35};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/spec/stages/" + i2+"/expect",schemaPath:"#/properties/spec/properties/stages/items/properties/expect/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.spec.properties.stages.items.properties.expect.type,parentSchema:schema11.properties.spec.properties.stages.items.properties.expect,data:data24};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/spec/stages/" + i2,schemaPath:"#/properties/spec/properties/stages/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.spec.properties.stages.items.type,parentSchema:schema11.properties.spec.properties.stages.items,data:data14};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/spec/stages",schemaPath:"#/properties/spec/properties/stages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.spec.properties.stages.type,parentSchema:schema11.properties.spec.properties.stages,data:data13};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/spec",schemaPath:"#/properties/spec/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.spec.type,parentSchema:schema11.properties.spec,data:data4};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
