// @ts-nocheck
// Generated from plan-schema.ts of @slipway/publish. To change it, run npm run codegen:settings.
"use strict";
export const validatePlan = validate10;
const schema11 = {"type":"object","required":["summary","packages"],"properties":{"summary":{"type":"object","required":["outcome","remote"],"properties":{"outcome":{"enum":["planned","unchanged","held","superseded"]},"remote":{"type":"string"}}},"packages":{"type":"array","items":{"type":"object","required":["package","branch","version","outcome"],"properties":{"package":{"type":"string"},"branch":{"type":"string"},"version":{"type":"string"},"tree":{"type":"string"},"commit":{"type":"string"},"tag":{"type":"string"},"configurationPackage":{"type":"string"},"supersededBy":{"type":"string"},"heldFor":{"type":"string"},"outcome":{"type":"string"}}}},"artifacts":{"type":"array","items":{"type":"object","required":["package","reference","digest"],"properties":{"package":{"type":"string"},"reference":{"type":"string"},"digest":{"type":"string"}}}}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.summary === undefined) && (missing0 = "summary")) || ((data.packages === undefined) && (missing0 = "packages"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.summary !== undefined){
let data0 = data.summary;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.outcome === undefined) && (missing1 = "outcome")) || ((data0.remote === undefined) && (missing1 = "remote"))){
validate10.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data0.outcome !== undefined){
let data1 = data0.outcome;
const _errs3 = errors;
if(!((((data1 === "planned") || (data1 === "unchanged")) || (data1 === "held")) || (data1 === "superseded"))){
validate10.errors = [{instancePath:instancePath+"/summary/outcome",schemaPath:"#/properties/summary/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema11.properties.summary.properties.outcome.enum}}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.remote !== undefined){
const _errs4 = errors;
if(typeof data0.remote !== "string"){
validate10.errors = [{instancePath:instancePath+"/summary/remote",schemaPath:"#/properties/summary/properties/remote/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.packages !== undefined){
let data3 = data.packages;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((((data4.package === undefined) && (missing2 = "package")) || ((data4.branch === undefined) && (missing2 = "branch"))) || ((data4.version === undefined) && (missing2 = "version"))) || ((data4.outcome === undefined) && (missing2 = "outcome"))){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0,schemaPath:"#/properties/packages/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.package !== undefined){
const _errs10 = errors;
if(typeof data4.package !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/package",schemaPath:"#/properties/packages/items/properties/package/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.branch !== undefined){
const _errs12 = errors;
if(typeof data4.branch !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/branch",schemaPath:"#/properties/packages/items/properties/branch/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.version !== undefined){
const _errs14 = errors;
if(typeof data4.version !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/version",schemaPath:"#/properties/packages/items/properties/version/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.tree !== undefined){
const _errs16 = errors;
if(typeof data4.tree !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/tree",schemaPath:"#/properties/packages/items/properties/tree/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.commit !== undefined){
const _errs18 = errors;
if(typeof data4.commit !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/commit",schemaPath:"#/properties/packages/items/properties/commit/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.tag !== undefined){
const _errs20 = errors;
if(typeof data4.tag !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/tag",schemaPath:"#/properties/packages/items/properties/tag/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.configurationPackage !== undefined){
const _errs22 = errors;
if(typeof data4.configurationPackage !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/configurationPackage",schemaPath:"#/properties/packages/items/properties/configurationPackage/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.supersededBy !== undefined){
const _errs24 = errors;
if(typeof data4.supersededBy !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/supersededBy",schemaPath:"#/properties/packages/items/properties/supersededBy/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.heldFor !== undefined){
const _errs26 = errors;
if(typeof data4.heldFor !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/heldFor",schemaPath:"#/properties/packages/items/properties/heldFor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.outcome !== undefined){
const _errs28 = errors;
if(typeof data4.outcome !== "string"){
validate10.errors = [{instancePath:instancePath+"/packages/" + i0+"/outcome",schemaPath:"#/properties/packages/items/properties/outcome/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs28 === errors;
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
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/packages/" + i0,schemaPath:"#/properties/packages/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/packages",schemaPath:"#/properties/packages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifacts !== undefined){
let data15 = data.artifacts;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data15)){
var valid4 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
const _errs32 = errors;
if(errors === _errs32){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing3;
if((((data16.package === undefined) && (missing3 = "package")) || ((data16.reference === undefined) && (missing3 = "reference"))) || ((data16.digest === undefined) && (missing3 = "digest"))){
validate10.errors = [{instancePath:instancePath+"/artifacts/" + i1,schemaPath:"#/properties/artifacts/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data16.package !== undefined){
const _errs34 = errors;
if(typeof data16.package !== "string"){
validate10.errors = [{instancePath:instancePath+"/artifacts/" + i1+"/package",schemaPath:"#/properties/artifacts/items/properties/package/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data16.reference !== undefined){
const _errs36 = errors;
if(typeof data16.reference !== "string"){
validate10.errors = [{instancePath:instancePath+"/artifacts/" + i1+"/reference",schemaPath:"#/properties/artifacts/items/properties/reference/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data16.digest !== undefined){
const _errs38 = errors;
if(typeof data16.digest !== "string"){
validate10.errors = [{instancePath:instancePath+"/artifacts/" + i1+"/digest",schemaPath:"#/properties/artifacts/items/properties/digest/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/artifacts/" + i1,schemaPath:"#/properties/artifacts/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs32 === errors;
if(!valid4){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs30 === errors;
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
