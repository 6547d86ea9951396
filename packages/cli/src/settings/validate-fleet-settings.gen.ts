// @ts-nocheck
// Generated from fleet-settings-schema.ts. To change it, run npm run codegen:settings.
"use strict";
export const validateFleetSettings = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"sources":{"type":"object","propertyNames":{"pattern":"^(?:[A-Za-z*]+/[^/]+/[^/]+|[a-z]+://[^*=]+\\*[^*=]*)$","says":"Kind/namespace/name of a source, like \"OCIRepository/flux-system/apps\", or a URL with one *, like \"oci://registry.example/org/*\""},"additionalProperties":{"type":"string","pattern":"^[^\\0]+$","says":"a path in the repository, such as \"clusters/production\""}},"present":{"type":"array","items":{"type":"string","pattern":"^[^\\0]+$","says":"a path in the repository, such as \"clusters/production\""}},"kinds":{"type":"array","items":{"type":"string","pattern":"^[^\\0]+$","says":"a path in the repository, such as \"clusters/production\""}},"roots":{"type":"array","items":{"type":"string","pattern":"^[^\\0]+$","says":"a path in the repository, such as \"clusters/production\""}},"kubernetes":{"type":"string","pattern":"^1\\.\\d{1,3}$","says":"a minor release in quotes, like \"1.34\""},"featureGates":{"type":"object","additionalProperties":{"type":"boolean"}},"runtimeConfig":{"type":"object","additionalProperties":{"type":"boolean"}},"clusters":{"type":"object","additionalProperties":{"type":"object","properties":{"kubernetes":{"type":"string","pattern":"^1\\.\\d{1,3}$","says":"a minor release in quotes, like \"1.34\""},"featureGates":{"type":"object","additionalProperties":{"type":"boolean"}},"runtimeConfig":{"type":"object","additionalProperties":{"type":"boolean"}}},"additionalProperties":false}},"severities":{"type":"object","additionalProperties":{"enum":["reject","lossy","risk","advice","off"]}},"chartHosts":{"type":"array","items":{"type":"string","pattern":"^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$","says":"a host in lower case, with its port if it has one, like \"charts.example.org\" or \"harbor.example.org:8443\""}},"privateChartHosts":{"type":"array","items":{"type":"string","pattern":"^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$","says":"a host in lower case, with its port if it has one, like \"charts.example.org\" or \"harbor.example.org:8443\""}},"channels":{"type":"array","minItems":1,"items":{"type":"object","properties":{"name":{"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","says":"lower-case letters, digits and single dashes, like \"staging\""},"soak":{"type":["string","object"],"pattern":"^\\d{1,6}[smhd]$","says":"a number with s, m, h or d, like \"24h\", or {for: 24h, trust: commit-dates}","properties":{"for":{"type":"string","pattern":"^\\d{1,6}[smhd]$","says":"a number with s, m, h or d, like \"24h\""},"trust":{"enum":["commit-dates"]}},"required":["for"],"additionalProperties":false},"approvals":{"type":"integer","minimum":0,"maximum":20},"checks":{"type":"array","items":{"type":"string","pattern":"^[^\\0]+$","says":"the name of a check"}},"maySkip":{"type":"array","items":{"type":"string","pattern":"^[^\\0]+$","says":"an e-mail address"}}},"required":["name"],"additionalProperties":false}},"allow":{"type":"array","items":{"type":"object","properties":{"rule":{"type":"string","pattern":"^[^\\0]+$","says":"the id of a rule"},"object":{"type":"string","pattern":"^[^\\0]+$","says":"Kind/namespace/name"},"file":{"type":"string","pattern":"^[^\\0]+$","says":"a file"},"pointer":{"type":"string"},"cluster":{"type":"string","pattern":"^[^\\0]+$","says":"the name of a cluster"},"reason":{"type":"string","pattern":"^[^\\0]+$","says":"a reason"},"expires":{"type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$","says":"a date, like \"2027-01-31\""}},"required":["rule","reason"],"additionalProperties":false}},"allow-delete":{"type":"array","items":{"type":"object","properties":{"object":{"type":"string","pattern":"^[^\\0]+$","says":"Kind/namespace/name"},"cluster":{"type":"string","pattern":"^[^\\0]+$","says":"the name of a cluster"},"reason":{"type":"string","pattern":"^[^\\0]+$","says":"a reason"}},"required":["object","reason"],"additionalProperties":false}}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:[A-Za-z*]+/[^/]+/[^/]+|[a-z]+://[^*=]+\\*[^*=]*)$", "u");
const pattern1 = new RegExp("^[^\\0]+$", "u");
const pattern5 = new RegExp("^1\\.\\d{1,3}$", "u");
const pattern7 = new RegExp("^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$", "u");
const pattern9 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern10 = new RegExp("^\\d{1,6}[smhd]$", "u");
const pattern19 = new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
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
if(data.sources !== undefined){
let data0 = data.sources;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern0.test(key1)){
const err1 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/propertyNames/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z*]+/[^/]+/[^/]+|[a-z]+://[^*=]+\\*[^*=]*)$"},message:"must match pattern \""+"^(?:[A-Za-z*]+/[^/]+/[^/]+|[a-z]+://[^*=]+\\*[^*=]*)$"+"\"",schema:"^(?:[A-Za-z*]+/[^/]+/[^/]+|[a-z]+://[^*=]+\\*[^*=]*)$",parentSchema:schema11.properties.sources.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema11.properties.sources.propertyNames,parentSchema:schema11.properties.sources,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key2 in data0){
let data1 = data0[key2];
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/sources/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sources/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.sources.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/sources/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sources/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.sources.additionalProperties.type,parentSchema:schema11.properties.sources.additionalProperties,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.sources.type,parentSchema:schema11.properties.sources,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.present !== undefined){
let data2 = data.present;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err6 = {instancePath:instancePath+"/present/" + i0,schemaPath:"#/properties/present/items/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.present.items,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/present/" + i0,schemaPath:"#/properties/present/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.present.items.type,parentSchema:schema11.properties.present.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/present",schemaPath:"#/properties/present/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.present.type,parentSchema:schema11.properties.present,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.kinds !== undefined){
let data4 = data.kinds;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err9 = {instancePath:instancePath+"/kinds/" + i1,schemaPath:"#/properties/kinds/items/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.kinds.items,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/kinds/" + i1,schemaPath:"#/properties/kinds/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.kinds.items.type,parentSchema:schema11.properties.kinds.items,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.kinds.type,parentSchema:schema11.properties.kinds,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.roots !== undefined){
let data6 = data.roots;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err12 = {instancePath:instancePath+"/roots/" + i2,schemaPath:"#/properties/roots/items/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.roots.items,data:data7};
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
const err13 = {instancePath:instancePath+"/roots/" + i2,schemaPath:"#/properties/roots/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.roots.items.type,parentSchema:schema11.properties.roots.items,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/roots",schemaPath:"#/properties/roots/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.roots.type,parentSchema:schema11.properties.roots,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.kubernetes !== undefined){
let data8 = data.kubernetes;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err15 = {instancePath:instancePath+"/kubernetes",schemaPath:"#/properties/kubernetes/pattern",keyword:"pattern",params:{pattern: "^1\\.\\d{1,3}$"},message:"must match pattern \""+"^1\\.\\d{1,3}$"+"\"",schema:"^1\\.\\d{1,3}$",parentSchema:schema11.properties.kubernetes,data:data8};
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
const err16 = {instancePath:instancePath+"/kubernetes",schemaPath:"#/properties/kubernetes/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.kubernetes.type,parentSchema:schema11.properties.kubernetes,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.featureGates !== undefined){
let data9 = data.featureGates;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
let data10 = data9[key3];
if(typeof data10 !== "boolean"){
const err17 = {instancePath:instancePath+"/featureGates/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/featureGates/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.featureGates.additionalProperties.type,parentSchema:schema11.properties.featureGates.additionalProperties,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/featureGates",schemaPath:"#/properties/featureGates/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.featureGates.type,parentSchema:schema11.properties.featureGates,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.runtimeConfig !== undefined){
let data11 = data.runtimeConfig;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key4 in data11){
let data12 = data11[key4];
if(typeof data12 !== "boolean"){
const err19 = {instancePath:instancePath+"/runtimeConfig/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/runtimeConfig/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.runtimeConfig.additionalProperties.type,parentSchema:schema11.properties.runtimeConfig.additionalProperties,data:data12};
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
else {
const err20 = {instancePath:instancePath+"/runtimeConfig",schemaPath:"#/properties/runtimeConfig/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.runtimeConfig.type,parentSchema:schema11.properties.runtimeConfig,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.clusters !== undefined){
let data13 = data.clusters;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key5 in data13){
let data14 = data13[key5];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key6 in data14){
if(!(((key6 === "kubernetes") || (key6 === "featureGates")) || (key6 === "runtimeConfig"))){
const err21 = {instancePath:instancePath+"/clusters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/clusters/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.clusters.additionalProperties,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data14.kubernetes !== undefined){
let data15 = data14.kubernetes;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
const err22 = {instancePath:instancePath+"/clusters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/kubernetes",schemaPath:"#/properties/clusters/additionalProperties/properties/kubernetes/pattern",keyword:"pattern",params:{pattern: "^1\\.\\d{1,3}$"},message:"must match pattern \""+"^1\\.\\d{1,3}$"+"\"",schema:"^1\\.\\d{1,3}$",parentSchema:schema11.properties.clusters.additionalProperties.properties.kubernetes,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/clusters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/kubernetes",schemaPath:"#/properties/clusters/additionalProperties/properties/kubernetes/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.clusters.additionalProperties.properties.kubernetes.type,parentSchema:schema11.properties.clusters.additionalProperties.properties.kubernetes,data:data15};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data14.featureGates !== undefined){
let data16 = data14.featureGates;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key7 in data16){
let data17 = data16[key7];
if(typeof data17 !== "boolean"){
const err24 = {instancePath:instancePath+"/clusters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/featureGates/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/clusters/additionalProperties/properties/featureGates/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.clusters.additionalProperties.properties.featureGates.additionalProperties.type,parentSchema:schema11.properties.clusters.additionalProperties.properties.featureGates.additionalProperties,data:data17};
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
const err25 = {instancePath:instancePath+"/clusters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/featureGates",schemaPath:"#/properties/clusters/additionalProperties/properties/featureGates/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.additionalProperties.properties.featureGates.type,parentSchema:schema11.properties.clusters.additionalProperties.properties.featureGates,data:data16};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data14.runtimeConfig !== undefined){
let data18 = data14.runtimeConfig;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key8 in data18){
let data19 = data18[key8];
if(typeof data19 !== "boolean"){
const err26 = {instancePath:instancePath+"/clusters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtimeConfig/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/clusters/additionalProperties/properties/runtimeConfig/additionalProperties/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.properties.clusters.additionalProperties.properties.runtimeConfig.additionalProperties.type,parentSchema:schema11.properties.clusters.additionalProperties.properties.runtimeConfig.additionalProperties,data:data19};
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
const err27 = {instancePath:instancePath+"/clusters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/runtimeConfig",schemaPath:"#/properties/clusters/additionalProperties/properties/runtimeConfig/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.additionalProperties.properties.runtimeConfig.type,parentSchema:schema11.properties.clusters.additionalProperties.properties.runtimeConfig,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/clusters/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/clusters/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.additionalProperties.type,parentSchema:schema11.properties.clusters.additionalProperties,data:data14};
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
else {
const err29 = {instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.clusters.type,parentSchema:schema11.properties.clusters,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.severities !== undefined){
let data20 = data.severities;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key9 in data20){
let data21 = data20[key9];
if(!(((((data21 === "reject") || (data21 === "lossy")) || (data21 === "risk")) || (data21 === "advice")) || (data21 === "off"))){
const err30 = {instancePath:instancePath+"/severities/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/severities/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema11.properties.severities.additionalProperties.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.severities.additionalProperties.enum,parentSchema:schema11.properties.severities.additionalProperties,data:data21};
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
const err31 = {instancePath:instancePath+"/severities",schemaPath:"#/properties/severities/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.severities.type,parentSchema:schema11.properties.severities,data:data20};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.chartHosts !== undefined){
let data22 = data.chartHosts;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(typeof data23 === "string"){
if(!pattern7.test(data23)){
const err32 = {instancePath:instancePath+"/chartHosts/" + i3,schemaPath:"#/properties/chartHosts/items/pattern",keyword:"pattern",params:{pattern: "^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$"},message:"must match pattern \""+"^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$"+"\"",schema:"^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$",parentSchema:schema11.properties.chartHosts.items,data:data23};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/chartHosts/" + i3,schemaPath:"#/properties/chartHosts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.chartHosts.items.type,parentSchema:schema11.properties.chartHosts.items,data:data23};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/chartHosts",schemaPath:"#/properties/chartHosts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.chartHosts.type,parentSchema:schema11.properties.chartHosts,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.privateChartHosts !== undefined){
let data24 = data.privateChartHosts;
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
if(typeof data25 === "string"){
if(!pattern7.test(data25)){
const err35 = {instancePath:instancePath+"/privateChartHosts/" + i4,schemaPath:"#/properties/privateChartHosts/items/pattern",keyword:"pattern",params:{pattern: "^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$"},message:"must match pattern \""+"^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$"+"\"",schema:"^(?:[a-z0-9][a-z0-9.-]*|\\[[0-9a-f:.]+\\])(?::\\d{1,5})?$",parentSchema:schema11.properties.privateChartHosts.items,data:data25};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/privateChartHosts/" + i4,schemaPath:"#/properties/privateChartHosts/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.privateChartHosts.items.type,parentSchema:schema11.properties.privateChartHosts.items,data:data25};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/privateChartHosts",schemaPath:"#/properties/privateChartHosts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.privateChartHosts.type,parentSchema:schema11.properties.privateChartHosts,data:data24};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.channels !== undefined){
let data26 = data.channels;
if(Array.isArray(data26)){
if(data26.length < 1){
const err38 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.properties.channels,data:data26};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const len5 = data26.length;
for(let i5=0; i5<len5; i5++){
let data27 = data26[i5];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.name === undefined){
const err39 = {instancePath:instancePath+"/channels/" + i5,schemaPath:"#/properties/channels/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema11.properties.channels.items.required,parentSchema:schema11.properties.channels.items,data:data27};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key10 in data27){
if(!(((((key10 === "name") || (key10 === "soak")) || (key10 === "approvals")) || (key10 === "checks")) || (key10 === "maySkip"))){
const err40 = {instancePath:instancePath+"/channels/" + i5,schemaPath:"#/properties/channels/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.channels.items,data:data27};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data27.name !== undefined){
let data28 = data27.name;
if(typeof data28 === "string"){
if(!pattern9.test(data28)){
const err41 = {instancePath:instancePath+"/channels/" + i5+"/name",schemaPath:"#/properties/channels/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(?:-[a-z0-9]+)*$"+"\"",schema:"^[a-z0-9]+(?:-[a-z0-9]+)*$",parentSchema:schema11.properties.channels.items.properties.name,data:data28};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/channels/" + i5+"/name",schemaPath:"#/properties/channels/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.channels.items.properties.name.type,parentSchema:schema11.properties.channels.items.properties.name,data:data28};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data27.soak !== undefined){
let data29 = data27.soak;
if((typeof data29 !== "string") && (!(data29 && typeof data29 == "object" && !Array.isArray(data29)))){
const err43 = {instancePath:instancePath+"/channels/" + i5+"/soak",schemaPath:"#/properties/channels/items/properties/soak/type",keyword:"type",params:{type: schema11.properties.channels.items.properties.soak.type},message:"must be string,object",schema:schema11.properties.channels.items.properties.soak.type,parentSchema:schema11.properties.channels.items.properties.soak,data:data29};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data29 === "string"){
if(!pattern10.test(data29)){
const err44 = {instancePath:instancePath+"/channels/" + i5+"/soak",schemaPath:"#/properties/channels/items/properties/soak/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}[smhd]$"},message:"must match pattern \""+"^\\d{1,6}[smhd]$"+"\"",schema:"^\\d{1,6}[smhd]$",parentSchema:schema11.properties.channels.items.properties.soak,data:data29};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.for === undefined){
const err45 = {instancePath:instancePath+"/channels/" + i5+"/soak",schemaPath:"#/properties/channels/items/properties/soak/required",keyword:"required",params:{missingProperty: "for"},message:"must have required property '"+"for"+"'",schema:schema11.properties.channels.items.properties.soak.required,parentSchema:schema11.properties.channels.items.properties.soak,data:data29};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key11 in data29){
if(!((key11 === "for") || (key11 === "trust"))){
const err46 = {instancePath:instancePath+"/channels/" + i5+"/soak",schemaPath:"#/properties/channels/items/properties/soak/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.channels.items.properties.soak,data:data29};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data29.for !== undefined){
let data30 = data29.for;
if(typeof data30 === "string"){
if(!pattern10.test(data30)){
const err47 = {instancePath:instancePath+"/channels/" + i5+"/soak/for",schemaPath:"#/properties/channels/items/properties/soak/properties/for/pattern",keyword:"pattern",params:{pattern: "^\\d{1,6}[smhd]$"},message:"must match pattern \""+"^\\d{1,6}[smhd]$"+"\"",schema:"^\\d{1,6}[smhd]$",parentSchema:schema11.properties.channels.items.properties.soak.properties.for,data:data30};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/channels/" + i5+"/soak/for",schemaPath:"#/properties/channels/items/properties/soak/properties/for/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.channels.items.properties.soak.properties.for.type,parentSchema:schema11.properties.channels.items.properties.soak.properties.for,data:data30};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data29.trust !== undefined){
let data31 = data29.trust;
if(!(data31 === "commit-dates")){
const err49 = {instancePath:instancePath+"/channels/" + i5+"/soak/trust",schemaPath:"#/properties/channels/items/properties/soak/properties/trust/enum",keyword:"enum",params:{allowedValues: schema11.properties.channels.items.properties.soak.properties.trust.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.channels.items.properties.soak.properties.trust.enum,parentSchema:schema11.properties.channels.items.properties.soak.properties.trust,data:data31};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
if(data27.approvals !== undefined){
let data32 = data27.approvals;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
const err50 = {instancePath:instancePath+"/channels/" + i5+"/approvals",schemaPath:"#/properties/channels/items/properties/approvals/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.properties.channels.items.properties.approvals.type,parentSchema:schema11.properties.channels.items.properties.approvals,data:data32};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data32 == "number"){
if(data32 > 20 || isNaN(data32)){
const err51 = {instancePath:instancePath+"/channels/" + i5+"/approvals",schemaPath:"#/properties/channels/items/properties/approvals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema11.properties.channels.items.properties.approvals,data:data32};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err52 = {instancePath:instancePath+"/channels/" + i5+"/approvals",schemaPath:"#/properties/channels/items/properties/approvals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.properties.channels.items.properties.approvals,data:data32};
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
if(data27.checks !== undefined){
let data33 = data27.checks;
if(Array.isArray(data33)){
const len6 = data33.length;
for(let i6=0; i6<len6; i6++){
let data34 = data33[i6];
if(typeof data34 === "string"){
if(!pattern1.test(data34)){
const err53 = {instancePath:instancePath+"/channels/" + i5+"/checks/" + i6,schemaPath:"#/properties/channels/items/properties/checks/items/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.channels.items.properties.checks.items,data:data34};
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
const err54 = {instancePath:instancePath+"/channels/" + i5+"/checks/" + i6,schemaPath:"#/properties/channels/items/properties/checks/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.channels.items.properties.checks.items.type,parentSchema:schema11.properties.channels.items.properties.checks.items,data:data34};
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
const err55 = {instancePath:instancePath+"/channels/" + i5+"/checks",schemaPath:"#/properties/channels/items/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.channels.items.properties.checks.type,parentSchema:schema11.properties.channels.items.properties.checks,data:data33};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data27.maySkip !== undefined){
let data35 = data27.maySkip;
if(Array.isArray(data35)){
const len7 = data35.length;
for(let i7=0; i7<len7; i7++){
let data36 = data35[i7];
if(typeof data36 === "string"){
if(!pattern1.test(data36)){
const err56 = {instancePath:instancePath+"/channels/" + i5+"/maySkip/" + i7,schemaPath:"#/properties/channels/items/properties/maySkip/items/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.channels.items.properties.maySkip.items,data:data36};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/channels/" + i5+"/maySkip/" + i7,schemaPath:"#/properties/channels/items/properties/maySkip/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.channels.items.properties.maySkip.items.type,parentSchema:schema11.properties.channels.items.properties.maySkip.items,data:data36};
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
const err58 = {instancePath:instancePath+"/channels/" + i5+"/maySkip",schemaPath:"#/properties/channels/items/properties/maySkip/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.channels.items.properties.maySkip.type,parentSchema:schema11.properties.channels.items.properties.maySkip,data:data35};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/channels/" + i5,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.channels.items.type,parentSchema:schema11.properties.channels.items,data:data27};
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
const err60 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.channels.type,parentSchema:schema11.properties.channels,data:data26};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.allow !== undefined){
let data37 = data.allow;
if(Array.isArray(data37)){
const len8 = data37.length;
for(let i8=0; i8<len8; i8++){
let data38 = data37[i8];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.rule === undefined){
const err61 = {instancePath:instancePath+"/allow/" + i8,schemaPath:"#/properties/allow/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'",schema:schema11.properties.allow.items.required,parentSchema:schema11.properties.allow.items,data:data38};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data38.reason === undefined){
const err62 = {instancePath:instancePath+"/allow/" + i8,schemaPath:"#/properties/allow/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema11.properties.allow.items.required,parentSchema:schema11.properties.allow.items,data:data38};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
for(const key12 in data38){
if(!(((((((key12 === "rule") || (key12 === "object")) || (key12 === "file")) || (key12 === "pointer")) || (key12 === "cluster")) || (key12 === "reason")) || (key12 === "expires"))){
const err63 = {instancePath:instancePath+"/allow/" + i8,schemaPath:"#/properties/allow/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties.allow.items,data:data38};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data38.rule !== undefined){
let data39 = data38.rule;
if(typeof data39 === "string"){
if(!pattern1.test(data39)){
const err64 = {instancePath:instancePath+"/allow/" + i8+"/rule",schemaPath:"#/properties/allow/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.allow.items.properties.rule,data:data39};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/allow/" + i8+"/rule",schemaPath:"#/properties/allow/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.allow.items.properties.rule.type,parentSchema:schema11.properties.allow.items.properties.rule,data:data39};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data38.object !== undefined){
let data40 = data38.object;
if(typeof data40 === "string"){
if(!pattern1.test(data40)){
const err66 = {instancePath:instancePath+"/allow/" + i8+"/object",schemaPath:"#/properties/allow/items/properties/object/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.allow.items.properties.object,data:data40};
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
const err67 = {instancePath:instancePath+"/allow/" + i8+"/object",schemaPath:"#/properties/allow/items/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.allow.items.properties.object.type,parentSchema:schema11.properties.allow.items.properties.object,data:data40};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data38.file !== undefined){
let data41 = data38.file;
if(typeof data41 === "string"){
if(!pattern1.test(data41)){
const err68 = {instancePath:instancePath+"/allow/" + i8+"/file",schemaPath:"#/properties/allow/items/properties/file/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.allow.items.properties.file,data:data41};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/allow/" + i8+"/file",schemaPath:"#/properties/allow/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.allow.items.properties.file.type,parentSchema:schema11.properties.allow.items.properties.file,data:data41};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data38.pointer !== undefined){
let data42 = data38.pointer;
if(typeof data42 !== "string"){
const err70 = {instancePath:instancePath+"/allow/" + i8+"/pointer",schemaPath:"#/properties/allow/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.allow.items.properties.pointer.type,parentSchema:schema11.properties.allow.items.properties.pointer,data:data42};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data38.cluster !== undefined){
let data43 = data38.cluster;
if(typeof data43 === "string"){
if(!pattern1.test(data43)){
const err71 = {instancePath:instancePath+"/allow/" + i8+"/cluster",schemaPath:"#/properties/allow/items/properties/cluster/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.allow.items.properties.cluster,data:data43};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/allow/" + i8+"/cluster",schemaPath:"#/properties/allow/items/properties/cluster/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.allow.items.properties.cluster.type,parentSchema:schema11.properties.allow.items.properties.cluster,data:data43};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data38.reason !== undefined){
let data44 = data38.reason;
if(typeof data44 === "string"){
if(!pattern1.test(data44)){
const err73 = {instancePath:instancePath+"/allow/" + i8+"/reason",schemaPath:"#/properties/allow/items/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties.allow.items.properties.reason,data:data44};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/allow/" + i8+"/reason",schemaPath:"#/properties/allow/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.allow.items.properties.reason.type,parentSchema:schema11.properties.allow.items.properties.reason,data:data44};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data38.expires !== undefined){
let data45 = data38.expires;
if(typeof data45 === "string"){
if(!pattern19.test(data45)){
const err75 = {instancePath:instancePath+"/allow/" + i8+"/expires",schemaPath:"#/properties/allow/items/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\"",schema:"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$",parentSchema:schema11.properties.allow.items.properties.expires,data:data45};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/allow/" + i8+"/expires",schemaPath:"#/properties/allow/items/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.allow.items.properties.expires.type,parentSchema:schema11.properties.allow.items.properties.expires,data:data45};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/allow/" + i8,schemaPath:"#/properties/allow/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.allow.items.type,parentSchema:schema11.properties.allow.items,data:data38};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties.allow.type,parentSchema:schema11.properties.allow,data:data37};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data["allow-delete"] !== undefined){
let data46 = data["allow-delete"];
if(Array.isArray(data46)){
const len9 = data46.length;
for(let i9=0; i9<len9; i9++){
let data47 = data46[i9];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.object === undefined){
const err79 = {instancePath:instancePath+"/allow-delete/" + i9,schemaPath:"#/properties/allow-delete/items/required",keyword:"required",params:{missingProperty: "object"},message:"must have required property '"+"object"+"'",schema:schema11.properties["allow-delete"].items.required,parentSchema:schema11.properties["allow-delete"].items,data:data47};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data47.reason === undefined){
const err80 = {instancePath:instancePath+"/allow-delete/" + i9,schemaPath:"#/properties/allow-delete/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema11.properties["allow-delete"].items.required,parentSchema:schema11.properties["allow-delete"].items,data:data47};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
for(const key13 in data47){
if(!(((key13 === "object") || (key13 === "cluster")) || (key13 === "reason"))){
const err81 = {instancePath:instancePath+"/allow-delete/" + i9,schemaPath:"#/properties/allow-delete/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema11.properties["allow-delete"].items,data:data47};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data47.object !== undefined){
let data48 = data47.object;
if(typeof data48 === "string"){
if(!pattern1.test(data48)){
const err82 = {instancePath:instancePath+"/allow-delete/" + i9+"/object",schemaPath:"#/properties/allow-delete/items/properties/object/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties["allow-delete"].items.properties.object,data:data48};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/allow-delete/" + i9+"/object",schemaPath:"#/properties/allow-delete/items/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties["allow-delete"].items.properties.object.type,parentSchema:schema11.properties["allow-delete"].items.properties.object,data:data48};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data47.cluster !== undefined){
let data49 = data47.cluster;
if(typeof data49 === "string"){
if(!pattern1.test(data49)){
const err84 = {instancePath:instancePath+"/allow-delete/" + i9+"/cluster",schemaPath:"#/properties/allow-delete/items/properties/cluster/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties["allow-delete"].items.properties.cluster,data:data49};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/allow-delete/" + i9+"/cluster",schemaPath:"#/properties/allow-delete/items/properties/cluster/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties["allow-delete"].items.properties.cluster.type,parentSchema:schema11.properties["allow-delete"].items.properties.cluster,data:data49};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data47.reason !== undefined){
let data50 = data47.reason;
if(typeof data50 === "string"){
if(!pattern1.test(data50)){
const err86 = {instancePath:instancePath+"/allow-delete/" + i9+"/reason",schemaPath:"#/properties/allow-delete/items/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema11.properties["allow-delete"].items.properties.reason,data:data50};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/allow-delete/" + i9+"/reason",schemaPath:"#/properties/allow-delete/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties["allow-delete"].items.properties.reason.type,parentSchema:schema11.properties["allow-delete"].items.properties.reason,data:data50};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/allow-delete/" + i9,schemaPath:"#/properties/allow-delete/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties["allow-delete"].items.type,parentSchema:schema11.properties["allow-delete"].items,data:data47};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/allow-delete",schemaPath:"#/properties/allow-delete/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.properties["allow-delete"].type,parentSchema:schema11.properties["allow-delete"],data:data46};
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
const err90 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateBaseline = validate11;
const schema12 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"allow":{"type":"array","items":{"type":"object","properties":{"rule":{"type":"string","pattern":"^[^\\0]+$","says":"the id of a rule"},"object":{"type":"string","pattern":"^[^\\0]+$","says":"Kind/namespace/name"},"file":{"type":"string","pattern":"^[^\\0]+$","says":"a file"},"pointer":{"type":"string"},"cluster":{"type":"string","pattern":"^[^\\0]+$","says":"the name of a cluster"},"reason":{"type":"string","pattern":"^[^\\0]+$","says":"a reason"},"expires":{"type":"string","pattern":"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$","says":"a date, like \"2027-01-31\""}},"required":["rule","reason"],"additionalProperties":false}}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "allow")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.allow !== undefined){
let data0 = data.allow;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.rule === undefined){
const err1 = {instancePath:instancePath+"/allow/" + i0,schemaPath:"#/properties/allow/items/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'",schema:schema12.properties.allow.items.required,parentSchema:schema12.properties.allow.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.reason === undefined){
const err2 = {instancePath:instancePath+"/allow/" + i0,schemaPath:"#/properties/allow/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema12.properties.allow.items.required,parentSchema:schema12.properties.allow.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!(((((((key1 === "rule") || (key1 === "object")) || (key1 === "file")) || (key1 === "pointer")) || (key1 === "cluster")) || (key1 === "reason")) || (key1 === "expires"))){
const err3 = {instancePath:instancePath+"/allow/" + i0,schemaPath:"#/properties/allow/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema12.properties.allow.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.rule !== undefined){
let data2 = data1.rule;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err4 = {instancePath:instancePath+"/allow/" + i0+"/rule",schemaPath:"#/properties/allow/items/properties/rule/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema12.properties.allow.items.properties.rule,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/allow/" + i0+"/rule",schemaPath:"#/properties/allow/items/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.allow.items.properties.rule.type,parentSchema:schema12.properties.allow.items.properties.rule,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.object !== undefined){
let data3 = data1.object;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err6 = {instancePath:instancePath+"/allow/" + i0+"/object",schemaPath:"#/properties/allow/items/properties/object/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema12.properties.allow.items.properties.object,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/allow/" + i0+"/object",schemaPath:"#/properties/allow/items/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.allow.items.properties.object.type,parentSchema:schema12.properties.allow.items.properties.object,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.file !== undefined){
let data4 = data1.file;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err8 = {instancePath:instancePath+"/allow/" + i0+"/file",schemaPath:"#/properties/allow/items/properties/file/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema12.properties.allow.items.properties.file,data:data4};
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
const err9 = {instancePath:instancePath+"/allow/" + i0+"/file",schemaPath:"#/properties/allow/items/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.allow.items.properties.file.type,parentSchema:schema12.properties.allow.items.properties.file,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.pointer !== undefined){
let data5 = data1.pointer;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/allow/" + i0+"/pointer",schemaPath:"#/properties/allow/items/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.allow.items.properties.pointer.type,parentSchema:schema12.properties.allow.items.properties.pointer,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.cluster !== undefined){
let data6 = data1.cluster;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err11 = {instancePath:instancePath+"/allow/" + i0+"/cluster",schemaPath:"#/properties/allow/items/properties/cluster/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema12.properties.allow.items.properties.cluster,data:data6};
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
const err12 = {instancePath:instancePath+"/allow/" + i0+"/cluster",schemaPath:"#/properties/allow/items/properties/cluster/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.allow.items.properties.cluster.type,parentSchema:schema12.properties.allow.items.properties.cluster,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.reason !== undefined){
let data7 = data1.reason;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err13 = {instancePath:instancePath+"/allow/" + i0+"/reason",schemaPath:"#/properties/allow/items/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[^\\0]+$"},message:"must match pattern \""+"^[^\\0]+$"+"\"",schema:"^[^\\0]+$",parentSchema:schema12.properties.allow.items.properties.reason,data:data7};
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
const err14 = {instancePath:instancePath+"/allow/" + i0+"/reason",schemaPath:"#/properties/allow/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.allow.items.properties.reason.type,parentSchema:schema12.properties.allow.items.properties.reason,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.expires !== undefined){
let data8 = data1.expires;
if(typeof data8 === "string"){
if(!pattern19.test(data8)){
const err15 = {instancePath:instancePath+"/allow/" + i0+"/expires",schemaPath:"#/properties/allow/items/properties/expires/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"+"\"",schema:"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$",parentSchema:schema12.properties.allow.items.properties.expires,data:data8};
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
const err16 = {instancePath:instancePath+"/allow/" + i0+"/expires",schemaPath:"#/properties/allow/items/properties/expires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.allow.items.properties.expires.type,parentSchema:schema12.properties.allow.items.properties.expires,data:data8};
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
const err17 = {instancePath:instancePath+"/allow/" + i0,schemaPath:"#/properties/allow/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.properties.allow.items.type,parentSchema:schema12.properties.allow.items,data:data1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/allow",schemaPath:"#/properties/allow/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema12.properties.allow.type,parentSchema:schema12.properties.allow,data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
