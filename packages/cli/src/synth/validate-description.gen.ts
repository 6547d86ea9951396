// @ts-nocheck
// Generated from description-schema.ts of @slipway/manifest. To change it, run npm run codegen:settings.
"use strict";
export const validateDescription = validate10;
const schema11 = {"type":"object","required":["clusters","addons","applications","compositions","sources"],"properties":{"clusters":{"type":"array","items":{"type":"object","required":["name","role","accountId","region","packages","path","addons","applications","bootstrap"],"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9._-]+$","says":"letters, digits, dots and dashes"},"role":{"enum":["hub","workload"]},"accountId":{"type":"string"},"region":{"type":"string"},"packages":{"type":"object","properties":{"channel":{"type":"string"},"pin":{"type":"object","additionalProperties":{"type":"string"}},"definitions":{"type":"string"}},"if":{"required":["pin"]},"then":{"required":["definitions"]},"else":{"required":["channel"]}},"path":{"type":"string"},"addons":{"type":"array","items":{"type":"string"}},"applications":{"type":"array","items":{"type":"string"}},"bootstrap":{"type":"array","items":{"type":"object","required":["id","title","why","programs","inputs","commands","check"],"properties":{"id":{"type":"string","pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","says":"lower-case letters, digits and dashes"},"title":{"type":"string","pattern":"^[^\\n\\r]+$","says":"one line"},"why":{"type":"string","pattern":"^[^\\n\\r]+$","says":"one line"},"programs":{"type":"array","items":{"type":"string","pattern":"^[A-Za-z0-9._-]+$","says":"the name of a program"}},"inputs":{"type":"array","items":{"type":"object","required":["name","summary"],"properties":{"name":{"type":"string","pattern":"^[A-Z_][A-Z0-9_]*$","says":"the name of an environment variable"},"summary":{"type":"string","pattern":"^[^\\n\\r]+$","says":"one line"}}}},"commands":{"type":"array","items":{"type":"string"}},"check":{"type":"array","items":{"type":"string"}},"accountId":{"type":"string","pattern":"^\\d{12}$","says":"twelve digits"}}}},"delivery":{"enum":["self","hub"]},"hub":{"type":"string"},"kubernetes":{"type":"object","required":["controlPlane","nodes"],"properties":{"controlPlane":{"type":"string"},"nodes":{"type":"string"}}}}}},"addons":{"type":"array","items":{"type":"object","required":["name","package","clusters","summary","charts"],"properties":{"name":{"type":"string"},"package":{"type":"string"},"clusters":{"type":"array","items":{"type":"string"}},"summary":{"type":"string"},"charts":{"type":"array","items":{"type":"object","required":["name","version","source"],"properties":{"name":{"type":"string"},"version":{"type":"string"},"source":{"type":"string"}}}}}}},"applications":{"type":"array","items":{"type":"object","required":["name","package","clusters","summary","team"],"properties":{"name":{"type":"string"},"package":{"type":"string"},"clusters":{"type":"array","items":{"type":"string"}},"summary":{"type":"string"},"team":{"type":"string"}}}},"compositions":{"type":"array","items":{"type":"object","required":["kind","apiVersion","package","compositions","clusters"],"properties":{"kind":{"type":"string"},"apiVersion":{"type":"string"},"package":{"type":"string"},"compositions":{"type":"array","items":{"type":"string"}},"clusters":{"type":"array","items":{"type":"string"}}}}},"sources":{"type":"array","items":{"type":"object","required":["name","package","clusters","kind","url","charts"],"properties":{"name":{"type":"string"},"package":{"type":"string"},"clusters":{"type":"array","items":{"type":"string"}},"kind":{"type":"string"},"url":{"type":"string"},"charts":{"type":"array","items":{"type":"object","required":["name","version"],"properties":{"name":{"type":"string"},"version":{"type":"string"}}}}}}}}};
const pattern0 = new RegExp("^[A-Za-z0-9._-]+$", "u");
const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern2 = new RegExp("^[^\\n\\r]+$", "u");
const pattern5 = new RegExp("^[A-Z_][A-Z0-9_]*$", "u");
const pattern7 = new RegExp("^\\d{12}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clusters === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clusters"},message:"must have required property '"+"clusters"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.addons === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addons"},message:"must have required property '"+"addons"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.applications === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.compositions === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "compositions"},message:"must have required property '"+"compositions"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sources === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sources"},message:"must have required property '"+"sources"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.clusters !== undefined){
let data0 = data.clusters;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.clusters.items.required,parentSchema:schema11.properties.clusters.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.role === undefined){
const err6 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema11.properties.clusters.items.required,parentSchema:schema11.properties.clusters.items,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.accountId === undefined){
const err7 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'",schema:schema11.properties.clusters.items.required,parentSchema:schema11.properties.clusters.items,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.region === undefined){
const err8 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: "region"},message:"must have required property '"+"region"+"'",schema:schema11.properties.clusters.items.required,parentSchema:schema11.properties.clusters.items,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.packages === undefined){
const err9 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: "packages"},message:"must have required property '"+"packages"+"'",schema:schema11.properties.clusters.items.required,parentSchema:schema11.properties.clusters.items,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.path === undefined){
const err10 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema11.properties.clusters.items.required,parentSchema:schema11.properties.clusters.items,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.addons === undefined){
const err11 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: "addons"},message:"must have required property '"+"addons"+"'",schema:schema11.properties.clusters.items.required,parentSchema:schema11.properties.clusters.items,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.applications === undefined){
const err12 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: "applications"},message:"must have required property '"+"applications"+"'",schema:schema11.properties.clusters.items.required,parentSchema:schema11.properties.clusters.items,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.bootstrap === undefined){
const err13 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: "bootstrap"},message:"must have required property '"+"bootstrap"+"'",schema:schema11.properties.clusters.items.required,parentSchema:schema11.properties.clusters.items,data:data1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/clusters/" + i0+"/name",schemaPath:"#/properties/clusters/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\"",schema:"^[A-Za-z0-9._-]+$",parentSchema:schema11.properties.clusters.items.properties.name,data:data2};
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
const err15 = {instancePath:instancePath+"/clusters/" + i0+"/name",schemaPath:"#/properties/clusters/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.name.type,parentSchema:schema11.properties.clusters.items.properties.name,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.role !== undefined){
let data3 = data1.role;
if(!((data3 === "hub") || (data3 === "workload"))){
const err16 = {instancePath:instancePath+"/clusters/" + i0+"/role",schemaPath:"#/properties/clusters/items/properties/role/enum",keyword:"enum",params:{allowedValues: schema11.properties.clusters.items.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.clusters.items.properties.role.enum,parentSchema:schema11.properties.clusters.items.properties.role,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data4 = data1.accountId;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/clusters/" + i0+"/accountId",schemaPath:"#/properties/clusters/items/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.accountId.type,parentSchema:schema11.properties.clusters.items.properties.accountId,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.region !== undefined){
let data5 = data1.region;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/clusters/" + i0+"/region",schemaPath:"#/properties/clusters/items/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.region.type,parentSchema:schema11.properties.clusters.items.properties.region,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.packages !== undefined){
let data6 = data1.packages;
const _errs14 = errors;
let valid4 = true;
const _errs15 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if((data6.pin === undefined) && (missing0 = "pin")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs16 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.definitions === undefined){
const err20 = {instancePath:instancePath+"/clusters/" + i0+"/packages",schemaPath:"#/properties/clusters/items/properties/packages/then/required",keyword:"required",params:{missingProperty: "definitions"},message:"must have required property '"+"definitions"+"'",schema:schema11.properties.clusters.items.properties.packages.then.required,parentSchema:schema11.properties.clusters.items.properties.packages.then,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
valid4 = _valid0;
ifClause0 = "then";
}
else {
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.channel === undefined){
const err21 = {instancePath:instancePath+"/clusters/" + i0+"/packages",schemaPath:"#/properties/clusters/items/properties/packages/else/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'",schema:schema11.properties.clusters.items.properties.packages.else.required,parentSchema:schema11.properties.clusters.items.properties.packages.else,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid0 = _errs17 === errors;
valid4 = _valid0;
ifClause0 = "else";
}
if(!valid4){
const err22 = {instancePath:instancePath+"/clusters/" + i0+"/packages",schemaPath:"#/properties/clusters/items/properties/packages/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema11.properties.clusters.items.properties.packages.if,parentSchema:schema11.properties.clusters.items.properties.packages,data:data6};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.channel !== undefined){
let data7 = data6.channel;
if(typeof data7 !== "string"){
const err23 = {instancePath:instancePath+"/clusters/" + i0+"/packages/channel",schemaPath:"#/properties/clusters/items/properties/packages/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.packages.properties.channel.type,parentSchema:schema11.properties.clusters.items.properties.packages.properties.channel,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.pin !== undefined){
let data8 = data6.pin;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key0 in data8){
let data9 = data8[key0];
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/clusters/" + i0+"/packages/pin/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/clusters/items/properties/packages/properties/pin/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.packages.properties.pin.additionalProperties.type,parentSchema:schema11.properties.clusters.items.properties.packages.properties.pin.additionalProperties,data:data9};
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
const err25 = {instancePath:instancePath+"/clusters/" + i0+"/packages/pin",schemaPath:"#/properties/clusters/items/properties/packages/properties/pin/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.items.properties.packages.properties.pin.type,parentSchema:schema11.properties.clusters.items.properties.packages.properties.pin,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.definitions !== undefined){
let data10 = data6.definitions;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/clusters/" + i0+"/packages/definitions",schemaPath:"#/properties/clusters/items/properties/packages/properties/definitions/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.packages.properties.definitions.type,parentSchema:schema11.properties.clusters.items.properties.packages.properties.definitions,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/clusters/" + i0+"/packages",schemaPath:"#/properties/clusters/items/properties/packages/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.items.properties.packages.type,parentSchema:schema11.properties.clusters.items.properties.packages,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.path !== undefined){
let data11 = data1.path;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/clusters/" + i0+"/path",schemaPath:"#/properties/clusters/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.path.type,parentSchema:schema11.properties.clusters.items.properties.path,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.addons !== undefined){
let data12 = data1.addons;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 !== "string"){
const err29 = {instancePath:instancePath+"/clusters/" + i0+"/addons/" + i1,schemaPath:"#/properties/clusters/items/properties/addons/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.addons.items.type,parentSchema:schema11.properties.clusters.items.properties.addons.items,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/clusters/" + i0+"/addons",schemaPath:"#/properties/clusters/items/properties/addons/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.clusters.items.properties.addons.type,parentSchema:schema11.properties.clusters.items.properties.addons,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.applications !== undefined){
let data14 = data1.applications;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 !== "string"){
const err31 = {instancePath:instancePath+"/clusters/" + i0+"/applications/" + i2,schemaPath:"#/properties/clusters/items/properties/applications/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.applications.items.type,parentSchema:schema11.properties.clusters.items.properties.applications.items,data:data15};
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
const err32 = {instancePath:instancePath+"/clusters/" + i0+"/applications",schemaPath:"#/properties/clusters/items/properties/applications/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.clusters.items.properties.applications.type,parentSchema:schema11.properties.clusters.items.properties.applications,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.bootstrap !== undefined){
let data16 = data1.bootstrap;
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.id === undefined){
const err33 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.properties.clusters.items.properties.bootstrap.items.required,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data17.title === undefined){
const err34 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.properties.clusters.items.properties.bootstrap.items.required,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data17.why === undefined){
const err35 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'",schema:schema11.properties.clusters.items.properties.bootstrap.items.required,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data17.programs === undefined){
const err36 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/required",keyword:"required",params:{missingProperty: "programs"},message:"must have required property '"+"programs"+"'",schema:schema11.properties.clusters.items.properties.bootstrap.items.required,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data17.inputs === undefined){
const err37 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/required",keyword:"required",params:{missingProperty: "inputs"},message:"must have required property '"+"inputs"+"'",schema:schema11.properties.clusters.items.properties.bootstrap.items.required,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data17.commands === undefined){
const err38 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/required",keyword:"required",params:{missingProperty: "commands"},message:"must have required property '"+"commands"+"'",schema:schema11.properties.clusters.items.properties.bootstrap.items.required,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items,data:data17};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data17.check === undefined){
const err39 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/required",keyword:"required",params:{missingProperty: "check"},message:"must have required property '"+"check"+"'",schema:schema11.properties.clusters.items.properties.bootstrap.items.required,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data17.id !== undefined){
let data18 = data17.id;
if(typeof data18 === "string"){
if(!pattern1.test(data18)){
const err40 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/id",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(-[a-z0-9]+)*$",parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.id,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/id",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.id.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.id,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data17.title !== undefined){
let data19 = data17.title;
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
const err42 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/title",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\n\\r]+$"},message:"must match pattern \""+"^[^\\n\\r]+$"+"\"",schema:"^[^\\n\\r]+$",parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.title,data:data19};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/title",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.title.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.title,data:data19};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data17.why !== undefined){
let data20 = data17.why;
if(typeof data20 === "string"){
if(!pattern2.test(data20)){
const err44 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/why",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/why/pattern",keyword:"pattern",params:{pattern: "^[^\\n\\r]+$"},message:"must match pattern \""+"^[^\\n\\r]+$"+"\"",schema:"^[^\\n\\r]+$",parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.why,data:data20};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/why",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.why.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.why,data:data20};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data17.programs !== undefined){
let data21 = data17.programs;
if(Array.isArray(data21)){
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
if(typeof data22 === "string"){
if(!pattern0.test(data22)){
const err46 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/programs/" + i4,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/programs/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\"",schema:"^[A-Za-z0-9._-]+$",parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.programs.items,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/programs/" + i4,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/programs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.programs.items.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.programs.items,data:data22};
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
else {
const err48 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/programs",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/programs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.programs.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.programs,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data17.inputs !== undefined){
let data23 = data17.inputs;
if(Array.isArray(data23)){
const len5 = data23.length;
for(let i5=0; i5<len5; i5++){
let data24 = data23[i5];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.name === undefined){
const err49 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/inputs/" + i5,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/inputs/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items.required,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items,data:data24};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data24.summary === undefined){
const err50 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/inputs/" + i5,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/inputs/items/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items.required,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items,data:data24};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data24.name !== undefined){
let data25 = data24.name;
if(typeof data25 === "string"){
if(!pattern5.test(data25)){
const err51 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/inputs/" + i5+"/name",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/inputs/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Z_][A-Z0-9_]*$"},message:"must match pattern \""+"^[A-Z_][A-Z0-9_]*$"+"\"",schema:"^[A-Z_][A-Z0-9_]*$",parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items.properties.name,data:data25};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/inputs/" + i5+"/name",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/inputs/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items.properties.name.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items.properties.name,data:data25};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data24.summary !== undefined){
let data26 = data24.summary;
if(typeof data26 === "string"){
if(!pattern2.test(data26)){
const err53 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/inputs/" + i5+"/summary",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/inputs/items/properties/summary/pattern",keyword:"pattern",params:{pattern: "^[^\\n\\r]+$"},message:"must match pattern \""+"^[^\\n\\r]+$"+"\"",schema:"^[^\\n\\r]+$",parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items.properties.summary,data:data26};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/inputs/" + i5+"/summary",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/inputs/items/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items.properties.summary.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items.properties.summary,data:data26};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/inputs/" + i5,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/inputs/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.items,data:data24};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/inputs",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/inputs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.inputs,data:data23};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data17.commands !== undefined){
let data27 = data17.commands;
if(Array.isArray(data27)){
const len6 = data27.length;
for(let i6=0; i6<len6; i6++){
let data28 = data27[i6];
if(typeof data28 !== "string"){
const err57 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/commands/" + i6,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/commands/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.commands.items.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.commands.items,data:data28};
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
else {
const err58 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/commands",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/commands/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.commands.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.commands,data:data27};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data17.check !== undefined){
let data29 = data17.check;
if(Array.isArray(data29)){
const len7 = data29.length;
for(let i7=0; i7<len7; i7++){
let data30 = data29[i7];
if(typeof data30 !== "string"){
const err59 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/check/" + i7,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/check/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.check.items.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.check.items,data:data30};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/check",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/check/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.check.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.check,data:data29};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data17.accountId !== undefined){
let data31 = data17.accountId;
if(typeof data31 === "string"){
if(!pattern7.test(data31)){
const err61 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/accountId",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/accountId/pattern",keyword:"pattern",params:{pattern: "^\\d{12}$"},message:"must match pattern \""+"^\\d{12}$"+"\"",schema:"^\\d{12}$",parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.accountId,data:data31};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3+"/accountId",schemaPath:"#/properties/clusters/items/properties/bootstrap/items/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.bootstrap.items.properties.accountId.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items.properties.accountId,data:data31};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap/" + i3,schemaPath:"#/properties/clusters/items/properties/bootstrap/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.items.properties.bootstrap.items.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap.items,data:data17};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/clusters/" + i0+"/bootstrap",schemaPath:"#/properties/clusters/items/properties/bootstrap/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.clusters.items.properties.bootstrap.type,parentSchema:schema11.properties.clusters.items.properties.bootstrap,data:data16};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data1.delivery !== undefined){
let data32 = data1.delivery;
if(!((data32 === "self") || (data32 === "hub"))){
const err65 = {instancePath:instancePath+"/clusters/" + i0+"/delivery",schemaPath:"#/properties/clusters/items/properties/delivery/enum",keyword:"enum",params:{allowedValues: schema11.properties.clusters.items.properties.delivery.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.clusters.items.properties.delivery.enum,parentSchema:schema11.properties.clusters.items.properties.delivery,data:data32};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data1.hub !== undefined){
let data33 = data1.hub;
if(typeof data33 !== "string"){
const err66 = {instancePath:instancePath+"/clusters/" + i0+"/hub",schemaPath:"#/properties/clusters/items/properties/hub/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.hub.type,parentSchema:schema11.properties.clusters.items.properties.hub,data:data33};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data1.kubernetes !== undefined){
let data34 = data1.kubernetes;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.controlPlane === undefined){
const err67 = {instancePath:instancePath+"/clusters/" + i0+"/kubernetes",schemaPath:"#/properties/clusters/items/properties/kubernetes/required",keyword:"required",params:{missingProperty: "controlPlane"},message:"must have required property '"+"controlPlane"+"'",schema:schema11.properties.clusters.items.properties.kubernetes.required,parentSchema:schema11.properties.clusters.items.properties.kubernetes,data:data34};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data34.nodes === undefined){
const err68 = {instancePath:instancePath+"/clusters/" + i0+"/kubernetes",schemaPath:"#/properties/clusters/items/properties/kubernetes/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.properties.clusters.items.properties.kubernetes.required,parentSchema:schema11.properties.clusters.items.properties.kubernetes,data:data34};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data34.controlPlane !== undefined){
let data35 = data34.controlPlane;
if(typeof data35 !== "string"){
const err69 = {instancePath:instancePath+"/clusters/" + i0+"/kubernetes/controlPlane",schemaPath:"#/properties/clusters/items/properties/kubernetes/properties/controlPlane/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.kubernetes.properties.controlPlane.type,parentSchema:schema11.properties.clusters.items.properties.kubernetes.properties.controlPlane,data:data35};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data34.nodes !== undefined){
let data36 = data34.nodes;
if(typeof data36 !== "string"){
const err70 = {instancePath:instancePath+"/clusters/" + i0+"/kubernetes/nodes",schemaPath:"#/properties/clusters/items/properties/kubernetes/properties/nodes/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.items.properties.kubernetes.properties.nodes.type,parentSchema:schema11.properties.clusters.items.properties.kubernetes.properties.nodes,data:data36};
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
const err71 = {instancePath:instancePath+"/clusters/" + i0+"/kubernetes",schemaPath:"#/properties/clusters/items/properties/kubernetes/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.items.properties.kubernetes.type,parentSchema:schema11.properties.clusters.items.properties.kubernetes,data:data34};
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
const err72 = {instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.items.type,parentSchema:schema11.properties.clusters.items,data:data1};
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
const err73 = {instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.clusters.type,parentSchema:schema11.properties.clusters,data:data0};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.addons !== undefined){
let data37 = data.addons;
if(Array.isArray(data37)){
const len8 = data37.length;
for(let i8=0; i8<len8; i8++){
let data38 = data37[i8];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.name === undefined){
const err74 = {instancePath:instancePath+"/addons/" + i8,schemaPath:"#/properties/addons/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.addons.items.required,parentSchema:schema11.properties.addons.items,data:data38};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data38.package === undefined){
const err75 = {instancePath:instancePath+"/addons/" + i8,schemaPath:"#/properties/addons/items/required",keyword:"required",params:{missingProperty: "package"},message:"must have required property '"+"package"+"'",schema:schema11.properties.addons.items.required,parentSchema:schema11.properties.addons.items,data:data38};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data38.clusters === undefined){
const err76 = {instancePath:instancePath+"/addons/" + i8,schemaPath:"#/properties/addons/items/required",keyword:"required",params:{missingProperty: "clusters"},message:"must have required property '"+"clusters"+"'",schema:schema11.properties.addons.items.required,parentSchema:schema11.properties.addons.items,data:data38};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data38.summary === undefined){
const err77 = {instancePath:instancePath+"/addons/" + i8,schemaPath:"#/properties/addons/items/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema11.properties.addons.items.required,parentSchema:schema11.properties.addons.items,data:data38};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data38.charts === undefined){
const err78 = {instancePath:instancePath+"/addons/" + i8,schemaPath:"#/properties/addons/items/required",keyword:"required",params:{missingProperty: "charts"},message:"must have required property '"+"charts"+"'",schema:schema11.properties.addons.items.required,parentSchema:schema11.properties.addons.items,data:data38};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data38.name !== undefined){
let data39 = data38.name;
if(typeof data39 !== "string"){
const err79 = {instancePath:instancePath+"/addons/" + i8+"/name",schemaPath:"#/properties/addons/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.addons.items.properties.name.type,parentSchema:schema11.properties.addons.items.properties.name,data:data39};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data38.package !== undefined){
let data40 = data38.package;
if(typeof data40 !== "string"){
const err80 = {instancePath:instancePath+"/addons/" + i8+"/package",schemaPath:"#/properties/addons/items/properties/package/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.addons.items.properties.package.type,parentSchema:schema11.properties.addons.items.properties.package,data:data40};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data38.clusters !== undefined){
let data41 = data38.clusters;
if(Array.isArray(data41)){
const len9 = data41.length;
for(let i9=0; i9<len9; i9++){
let data42 = data41[i9];
if(typeof data42 !== "string"){
const err81 = {instancePath:instancePath+"/addons/" + i8+"/clusters/" + i9,schemaPath:"#/properties/addons/items/properties/clusters/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.addons.items.properties.clusters.items.type,parentSchema:schema11.properties.addons.items.properties.clusters.items,data:data42};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/addons/" + i8+"/clusters",schemaPath:"#/properties/addons/items/properties/clusters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.addons.items.properties.clusters.type,parentSchema:schema11.properties.addons.items.properties.clusters,data:data41};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data38.summary !== undefined){
let data43 = data38.summary;
if(typeof data43 !== "string"){
const err83 = {instancePath:instancePath+"/addons/" + i8+"/summary",schemaPath:"#/properties/addons/items/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.addons.items.properties.summary.type,parentSchema:schema11.properties.addons.items.properties.summary,data:data43};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data38.charts !== undefined){
let data44 = data38.charts;
if(Array.isArray(data44)){
const len10 = data44.length;
for(let i10=0; i10<len10; i10++){
let data45 = data44[i10];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.name === undefined){
const err84 = {instancePath:instancePath+"/addons/" + i8+"/charts/" + i10,schemaPath:"#/properties/addons/items/properties/charts/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.addons.items.properties.charts.items.required,parentSchema:schema11.properties.addons.items.properties.charts.items,data:data45};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data45.version === undefined){
const err85 = {instancePath:instancePath+"/addons/" + i8+"/charts/" + i10,schemaPath:"#/properties/addons/items/properties/charts/items/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema11.properties.addons.items.properties.charts.items.required,parentSchema:schema11.properties.addons.items.properties.charts.items,data:data45};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data45.source === undefined){
const err86 = {instancePath:instancePath+"/addons/" + i8+"/charts/" + i10,schemaPath:"#/properties/addons/items/properties/charts/items/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema11.properties.addons.items.properties.charts.items.required,parentSchema:schema11.properties.addons.items.properties.charts.items,data:data45};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data45.name !== undefined){
let data46 = data45.name;
if(typeof data46 !== "string"){
const err87 = {instancePath:instancePath+"/addons/" + i8+"/charts/" + i10+"/name",schemaPath:"#/properties/addons/items/properties/charts/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.addons.items.properties.charts.items.properties.name.type,parentSchema:schema11.properties.addons.items.properties.charts.items.properties.name,data:data46};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data45.version !== undefined){
let data47 = data45.version;
if(typeof data47 !== "string"){
const err88 = {instancePath:instancePath+"/addons/" + i8+"/charts/" + i10+"/version",schemaPath:"#/properties/addons/items/properties/charts/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.addons.items.properties.charts.items.properties.version.type,parentSchema:schema11.properties.addons.items.properties.charts.items.properties.version,data:data47};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data45.source !== undefined){
let data48 = data45.source;
if(typeof data48 !== "string"){
const err89 = {instancePath:instancePath+"/addons/" + i8+"/charts/" + i10+"/source",schemaPath:"#/properties/addons/items/properties/charts/items/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.addons.items.properties.charts.items.properties.source.type,parentSchema:schema11.properties.addons.items.properties.charts.items.properties.source,data:data48};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/addons/" + i8+"/charts/" + i10,schemaPath:"#/properties/addons/items/properties/charts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.addons.items.properties.charts.items.type,parentSchema:schema11.properties.addons.items.properties.charts.items,data:data45};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/addons/" + i8+"/charts",schemaPath:"#/properties/addons/items/properties/charts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.addons.items.properties.charts.type,parentSchema:schema11.properties.addons.items.properties.charts,data:data44};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/addons/" + i8,schemaPath:"#/properties/addons/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.addons.items.type,parentSchema:schema11.properties.addons.items,data:data38};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/addons",schemaPath:"#/properties/addons/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.addons.type,parentSchema:schema11.properties.addons,data:data37};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.applications !== undefined){
let data49 = data.applications;
if(Array.isArray(data49)){
const len11 = data49.length;
for(let i11=0; i11<len11; i11++){
let data50 = data49[i11];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.name === undefined){
const err94 = {instancePath:instancePath+"/applications/" + i11,schemaPath:"#/properties/applications/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.applications.items.required,parentSchema:schema11.properties.applications.items,data:data50};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data50.package === undefined){
const err95 = {instancePath:instancePath+"/applications/" + i11,schemaPath:"#/properties/applications/items/required",keyword:"required",params:{missingProperty: "package"},message:"must have required property '"+"package"+"'",schema:schema11.properties.applications.items.required,parentSchema:schema11.properties.applications.items,data:data50};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data50.clusters === undefined){
const err96 = {instancePath:instancePath+"/applications/" + i11,schemaPath:"#/properties/applications/items/required",keyword:"required",params:{missingProperty: "clusters"},message:"must have required property '"+"clusters"+"'",schema:schema11.properties.applications.items.required,parentSchema:schema11.properties.applications.items,data:data50};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data50.summary === undefined){
const err97 = {instancePath:instancePath+"/applications/" + i11,schemaPath:"#/properties/applications/items/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'",schema:schema11.properties.applications.items.required,parentSchema:schema11.properties.applications.items,data:data50};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data50.team === undefined){
const err98 = {instancePath:instancePath+"/applications/" + i11,schemaPath:"#/properties/applications/items/required",keyword:"required",params:{missingProperty: "team"},message:"must have required property '"+"team"+"'",schema:schema11.properties.applications.items.required,parentSchema:schema11.properties.applications.items,data:data50};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data50.name !== undefined){
let data51 = data50.name;
if(typeof data51 !== "string"){
const err99 = {instancePath:instancePath+"/applications/" + i11+"/name",schemaPath:"#/properties/applications/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.applications.items.properties.name.type,parentSchema:schema11.properties.applications.items.properties.name,data:data51};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data50.package !== undefined){
let data52 = data50.package;
if(typeof data52 !== "string"){
const err100 = {instancePath:instancePath+"/applications/" + i11+"/package",schemaPath:"#/properties/applications/items/properties/package/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.applications.items.properties.package.type,parentSchema:schema11.properties.applications.items.properties.package,data:data52};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data50.clusters !== undefined){
let data53 = data50.clusters;
if(Array.isArray(data53)){
const len12 = data53.length;
for(let i12=0; i12<len12; i12++){
let data54 = data53[i12];
if(typeof data54 !== "string"){
const err101 = {instancePath:instancePath+"/applications/" + i11+"/clusters/" + i12,schemaPath:"#/properties/applications/items/properties/clusters/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.applications.items.properties.clusters.items.type,parentSchema:schema11.properties.applications.items.properties.clusters.items,data:data54};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/applications/" + i11+"/clusters",schemaPath:"#/properties/applications/items/properties/clusters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.applications.items.properties.clusters.type,parentSchema:schema11.properties.applications.items.properties.clusters,data:data53};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data50.summary !== undefined){
let data55 = data50.summary;
if(typeof data55 !== "string"){
const err103 = {instancePath:instancePath+"/applications/" + i11+"/summary",schemaPath:"#/properties/applications/items/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.applications.items.properties.summary.type,parentSchema:schema11.properties.applications.items.properties.summary,data:data55};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data50.team !== undefined){
let data56 = data50.team;
if(typeof data56 !== "string"){
const err104 = {instancePath:instancePath+"/applications/" + i11+"/team",schemaPath:"#/properties/applications/items/properties/team/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.applications.items.properties.team.type,parentSchema:schema11.properties.applications.items.properties.team,data:data56};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/applications/" + i11,schemaPath:"#/properties/applications/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.applications.items.type,parentSchema:schema11.properties.applications.items,data:data50};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/applications",schemaPath:"#/properties/applications/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.applications.type,parentSchema:schema11.properties.applications,data:data49};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.compositions !== undefined){
let data57 = data.compositions;
if(Array.isArray(data57)){
const len13 = data57.length;
for(let i13=0; i13<len13; i13++){
let data58 = data57[i13];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.kind === undefined){
const err107 = {instancePath:instancePath+"/compositions/" + i13,schemaPath:"#/properties/compositions/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.properties.compositions.items.required,parentSchema:schema11.properties.compositions.items,data:data58};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data58.apiVersion === undefined){
const err108 = {instancePath:instancePath+"/compositions/" + i13,schemaPath:"#/properties/compositions/items/required",keyword:"required",params:{missingProperty: "apiVersion"},message:"must have required property '"+"apiVersion"+"'",schema:schema11.properties.compositions.items.required,parentSchema:schema11.properties.compositions.items,data:data58};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data58.package === undefined){
const err109 = {instancePath:instancePath+"/compositions/" + i13,schemaPath:"#/properties/compositions/items/required",keyword:"required",params:{missingProperty: "package"},message:"must have required property '"+"package"+"'",schema:schema11.properties.compositions.items.required,parentSchema:schema11.properties.compositions.items,data:data58};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data58.compositions === undefined){
const err110 = {instancePath:instancePath+"/compositions/" + i13,schemaPath:"#/properties/compositions/items/required",keyword:"required",params:{missingProperty: "compositions"},message:"must have required property '"+"compositions"+"'",schema:schema11.properties.compositions.items.required,parentSchema:schema11.properties.compositions.items,data:data58};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data58.clusters === undefined){
const err111 = {instancePath:instancePath+"/compositions/" + i13,schemaPath:"#/properties/compositions/items/required",keyword:"required",params:{missingProperty: "clusters"},message:"must have required property '"+"clusters"+"'",schema:schema11.properties.compositions.items.required,parentSchema:schema11.properties.compositions.items,data:data58};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data58.kind !== undefined){
let data59 = data58.kind;
if(typeof data59 !== "string"){
const err112 = {instancePath:instancePath+"/compositions/" + i13+"/kind",schemaPath:"#/properties/compositions/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.compositions.items.properties.kind.type,parentSchema:schema11.properties.compositions.items.properties.kind,data:data59};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data58.apiVersion !== undefined){
let data60 = data58.apiVersion;
if(typeof data60 !== "string"){
const err113 = {instancePath:instancePath+"/compositions/" + i13+"/apiVersion",schemaPath:"#/properties/compositions/items/properties/apiVersion/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.compositions.items.properties.apiVersion.type,parentSchema:schema11.properties.compositions.items.properties.apiVersion,data:data60};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data58.package !== undefined){
let data61 = data58.package;
if(typeof data61 !== "string"){
const err114 = {instancePath:instancePath+"/compositions/" + i13+"/package",schemaPath:"#/properties/compositions/items/properties/package/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.compositions.items.properties.package.type,parentSchema:schema11.properties.compositions.items.properties.package,data:data61};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data58.compositions !== undefined){
let data62 = data58.compositions;
if(Array.isArray(data62)){
const len14 = data62.length;
for(let i14=0; i14<len14; i14++){
let data63 = data62[i14];
if(typeof data63 !== "string"){
const err115 = {instancePath:instancePath+"/compositions/" + i13+"/compositions/" + i14,schemaPath:"#/properties/compositions/items/properties/compositions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.compositions.items.properties.compositions.items.type,parentSchema:schema11.properties.compositions.items.properties.compositions.items,data:data63};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/compositions/" + i13+"/compositions",schemaPath:"#/properties/compositions/items/properties/compositions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.compositions.items.properties.compositions.type,parentSchema:schema11.properties.compositions.items.properties.compositions,data:data62};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data58.clusters !== undefined){
let data64 = data58.clusters;
if(Array.isArray(data64)){
const len15 = data64.length;
for(let i15=0; i15<len15; i15++){
let data65 = data64[i15];
if(typeof data65 !== "string"){
const err117 = {instancePath:instancePath+"/compositions/" + i13+"/clusters/" + i15,schemaPath:"#/properties/compositions/items/properties/clusters/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.compositions.items.properties.clusters.items.type,parentSchema:schema11.properties.compositions.items.properties.clusters.items,data:data65};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/compositions/" + i13+"/clusters",schemaPath:"#/properties/compositions/items/properties/clusters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.compositions.items.properties.clusters.type,parentSchema:schema11.properties.compositions.items.properties.clusters,data:data64};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/compositions/" + i13,schemaPath:"#/properties/compositions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.compositions.items.type,parentSchema:schema11.properties.compositions.items,data:data58};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/compositions",schemaPath:"#/properties/compositions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.compositions.type,parentSchema:schema11.properties.compositions,data:data57};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data.sources !== undefined){
let data66 = data.sources;
if(Array.isArray(data66)){
const len16 = data66.length;
for(let i16=0; i16<len16; i16++){
let data67 = data66[i16];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.name === undefined){
const err121 = {instancePath:instancePath+"/sources/" + i16,schemaPath:"#/properties/sources/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.sources.items.required,parentSchema:schema11.properties.sources.items,data:data67};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data67.package === undefined){
const err122 = {instancePath:instancePath+"/sources/" + i16,schemaPath:"#/properties/sources/items/required",keyword:"required",params:{missingProperty: "package"},message:"must have required property '"+"package"+"'",schema:schema11.properties.sources.items.required,parentSchema:schema11.properties.sources.items,data:data67};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data67.clusters === undefined){
const err123 = {instancePath:instancePath+"/sources/" + i16,schemaPath:"#/properties/sources/items/required",keyword:"required",params:{missingProperty: "clusters"},message:"must have required property '"+"clusters"+"'",schema:schema11.properties.sources.items.required,parentSchema:schema11.properties.sources.items,data:data67};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data67.kind === undefined){
const err124 = {instancePath:instancePath+"/sources/" + i16,schemaPath:"#/properties/sources/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.properties.sources.items.required,parentSchema:schema11.properties.sources.items,data:data67};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data67.url === undefined){
const err125 = {instancePath:instancePath+"/sources/" + i16,schemaPath:"#/properties/sources/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema11.properties.sources.items.required,parentSchema:schema11.properties.sources.items,data:data67};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data67.charts === undefined){
const err126 = {instancePath:instancePath+"/sources/" + i16,schemaPath:"#/properties/sources/items/required",keyword:"required",params:{missingProperty: "charts"},message:"must have required property '"+"charts"+"'",schema:schema11.properties.sources.items.required,parentSchema:schema11.properties.sources.items,data:data67};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data67.name !== undefined){
let data68 = data67.name;
if(typeof data68 !== "string"){
const err127 = {instancePath:instancePath+"/sources/" + i16+"/name",schemaPath:"#/properties/sources/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.sources.items.properties.name.type,parentSchema:schema11.properties.sources.items.properties.name,data:data68};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data67.package !== undefined){
let data69 = data67.package;
if(typeof data69 !== "string"){
const err128 = {instancePath:instancePath+"/sources/" + i16+"/package",schemaPath:"#/properties/sources/items/properties/package/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.sources.items.properties.package.type,parentSchema:schema11.properties.sources.items.properties.package,data:data69};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data67.clusters !== undefined){
let data70 = data67.clusters;
if(Array.isArray(data70)){
const len17 = data70.length;
for(let i17=0; i17<len17; i17++){
let data71 = data70[i17];
if(typeof data71 !== "string"){
const err129 = {instancePath:instancePath+"/sources/" + i16+"/clusters/" + i17,schemaPath:"#/properties/sources/items/properties/clusters/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.sources.items.properties.clusters.items.type,parentSchema:schema11.properties.sources.items.properties.clusters.items,data:data71};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/sources/" + i16+"/clusters",schemaPath:"#/properties/sources/items/properties/clusters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.sources.items.properties.clusters.type,parentSchema:schema11.properties.sources.items.properties.clusters,data:data70};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data67.kind !== undefined){
let data72 = data67.kind;
if(typeof data72 !== "string"){
const err131 = {instancePath:instancePath+"/sources/" + i16+"/kind",schemaPath:"#/properties/sources/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.sources.items.properties.kind.type,parentSchema:schema11.properties.sources.items.properties.kind,data:data72};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data67.url !== undefined){
let data73 = data67.url;
if(typeof data73 !== "string"){
const err132 = {instancePath:instancePath+"/sources/" + i16+"/url",schemaPath:"#/properties/sources/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.sources.items.properties.url.type,parentSchema:schema11.properties.sources.items.properties.url,data:data73};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data67.charts !== undefined){
let data74 = data67.charts;
if(Array.isArray(data74)){
const len18 = data74.length;
for(let i18=0; i18<len18; i18++){
let data75 = data74[i18];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.name === undefined){
const err133 = {instancePath:instancePath+"/sources/" + i16+"/charts/" + i18,schemaPath:"#/properties/sources/items/properties/charts/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.sources.items.properties.charts.items.required,parentSchema:schema11.properties.sources.items.properties.charts.items,data:data75};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data75.version === undefined){
const err134 = {instancePath:instancePath+"/sources/" + i16+"/charts/" + i18,schemaPath:"#/properties/sources/items/properties/charts/items/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'",schema:schema11.properties.sources.items.properties.charts.items.required,parentSchema:schema11.properties.sources.items.properties.charts.items,data:data75};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data75.name !== undefined){
let data76 = data75.name;
if(typeof data76 !== "string"){
const err135 = {instancePath:instancePath+"/sources/" + i16+"/charts/" + i18+"/name",schemaPath:"#/properties/sources/items/properties/charts/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.sources.items.properties.charts.items.properties.name.type,parentSchema:schema11.properties.sources.items.properties.charts.items.properties.name,data:data76};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data75.version !== undefined){
let data77 = data75.version;
if(typeof data77 !== "string"){
const err136 = {instancePath:instancePath+"/sources/" + i16+"/charts/" + i18+"/version",schemaPath:"#/properties/sources/items/properties/charts/items/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.sources.items.properties.charts.items.properties.version.type,parentSchema:schema11.properties.sources.items.properties.charts.items.properties.version,data:data77};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/sources/" + i16+"/charts/" + i18,schemaPath:"#/properties/sources/items/properties/charts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.sources.items.properties.charts.items.type,parentSchema:schema11.properties.sources.items.properties.charts.items,data:data75};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/sources/" + i16+"/charts",schemaPath:"#/properties/sources/items/properties/charts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.sources.items.properties.charts.type,parentSchema:schema11.properties.sources.items.properties.charts,data:data74};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/sources/" + i16,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.sources.items.type,parentSchema:schema11.properties.sources.items,data:data67};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.sources.type,parentSchema:schema11.properties.sources,data:data66};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
