// @ts-nocheck
// Generated from summary-schema.ts, and members-schema.ts of @slipway/manifest. To change it, run npm run codegen:settings.
"use strict";
export const validateMembers = validate10;
const schema11 = {"type":"object","required":["clusters","needs"],"properties":{"clusters":{"type":"array","items":{"type":"object","required":["cluster","environment","accountId","cidr","hub"],"properties":{"cluster":{"type":"string"},"environment":{"type":"string"},"accountId":{"type":"string"},"cidr":{"type":"string"},"hub":{"type":"string"},"hubFile":{"type":"string"},"source":{"type":"object","required":["file","line","column"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1}}}}}},"needs":{"type":"array","items":{"type":"object","required":["hub","source","groups","shared"],"properties":{"hub":{"type":"string"},"source":{"type":"object","required":["owner","name","ref"],"properties":{"owner":{"type":"string"},"name":{"type":"string"},"ref":{"anyOf":[{"type":"object","required":["branch"],"properties":{"branch":{"type":"string"}},"additionalProperties":false},{"type":"object","required":["tag"],"properties":{"tag":{"type":"string"}},"additionalProperties":false}]}}},"groups":{"type":"array","items":{"type":"string"}},"shared":{"type":"array","items":{"type":"string"}}}}}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.clusters === undefined) && (missing0 = "clusters")) || ((data.needs === undefined) && (missing0 = "needs"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.clusters !== undefined){
let data0 = data.clusters;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.cluster === undefined) && (missing1 = "cluster")) || ((data1.environment === undefined) && (missing1 = "environment"))) || ((data1.accountId === undefined) && (missing1 = "accountId"))) || ((data1.cidr === undefined) && (missing1 = "cidr"))) || ((data1.hub === undefined) && (missing1 = "hub"))){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.cluster !== undefined){
const _errs5 = errors;
if(typeof data1.cluster !== "string"){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/cluster",schemaPath:"#/properties/clusters/items/properties/cluster/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.environment !== undefined){
const _errs7 = errors;
if(typeof data1.environment !== "string"){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/environment",schemaPath:"#/properties/clusters/items/properties/environment/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.accountId !== undefined){
const _errs9 = errors;
if(typeof data1.accountId !== "string"){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/accountId",schemaPath:"#/properties/clusters/items/properties/accountId/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.cidr !== undefined){
const _errs11 = errors;
if(typeof data1.cidr !== "string"){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/cidr",schemaPath:"#/properties/clusters/items/properties/cidr/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.hub !== undefined){
const _errs13 = errors;
if(typeof data1.hub !== "string"){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/hub",schemaPath:"#/properties/clusters/items/properties/hub/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.hubFile !== undefined){
const _errs15 = errors;
if(typeof data1.hubFile !== "string"){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/hubFile",schemaPath:"#/properties/clusters/items/properties/hubFile/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.source !== undefined){
let data8 = data1.source;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((data8.file === undefined) && (missing2 = "file")) || ((data8.line === undefined) && (missing2 = "line"))) || ((data8.column === undefined) && (missing2 = "column"))){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/source",schemaPath:"#/properties/clusters/items/properties/source/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data8.file !== undefined){
const _errs19 = errors;
if(typeof data8.file !== "string"){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/source/file",schemaPath:"#/properties/clusters/items/properties/source/properties/file/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.line !== undefined){
let data10 = data8.line;
const _errs21 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/source/line",schemaPath:"#/properties/clusters/items/properties/source/properties/line/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 < 1 || isNaN(data10)){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/source/line",schemaPath:"#/properties/clusters/items/properties/source/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.column !== undefined){
let data11 = data8.column;
const _errs23 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/source/column",schemaPath:"#/properties/clusters/items/properties/source/properties/column/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if(typeof data11 == "number"){
if(data11 < 1 || isNaN(data11)){
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/source/column",schemaPath:"#/properties/clusters/items/properties/source/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0+"/source",schemaPath:"#/properties/clusters/items/properties/source/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
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
validate10.errors = [{instancePath:instancePath+"/clusters/" + i0,schemaPath:"#/properties/clusters/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/clusters",schemaPath:"#/properties/clusters/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.needs !== undefined){
let data12 = data.needs;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs27 = errors;
if(errors === _errs27){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing3;
if(((((data13.hub === undefined) && (missing3 = "hub")) || ((data13.source === undefined) && (missing3 = "source"))) || ((data13.groups === undefined) && (missing3 = "groups"))) || ((data13.shared === undefined) && (missing3 = "shared"))){
validate10.errors = [{instancePath:instancePath+"/needs/" + i1,schemaPath:"#/properties/needs/items/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data13.hub !== undefined){
const _errs29 = errors;
if(typeof data13.hub !== "string"){
validate10.errors = [{instancePath:instancePath+"/needs/" + i1+"/hub",schemaPath:"#/properties/needs/items/properties/hub/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.source !== undefined){
let data15 = data13.source;
const _errs31 = errors;
if(errors === _errs31){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing4;
if((((data15.owner === undefined) && (missing4 = "owner")) || ((data15.name === undefined) && (missing4 = "name"))) || ((data15.ref === undefined) && (missing4 = "ref"))){
validate10.errors = [{instancePath:instancePath+"/needs/" + i1+"/source",schemaPath:"#/properties/needs/items/properties/source/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data15.owner !== undefined){
const _errs33 = errors;
if(typeof data15.owner !== "string"){
validate10.errors = [{instancePath:instancePath+"/needs/" + i1+"/source/owner",schemaPath:"#/properties/needs/items/properties/source/properties/owner/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.name !== undefined){
const _errs35 = errors;
if(typeof data15.name !== "string"){
validate10.errors = [{instancePath:instancePath+"/needs/" + i1+"/source/name",schemaPath:"#/properties/needs/items/properties/source/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.ref !== undefined){
let data18 = data15.ref;
const _errs37 = errors;
const _errs38 = errors;
let valid7 = false;
const _errs39 = errors;
if(errors === _errs39){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing5;
if((data18.branch === undefined) && (missing5 = "branch")){
const err0 = {instancePath:instancePath+"/needs/" + i1+"/source/ref",schemaPath:"#/properties/needs/items/properties/source/properties/ref/anyOf/0/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs41 = errors;
for(const key0 in data18){
if(!(key0 === "branch")){
const err1 = {instancePath:instancePath+"/needs/" + i1+"/source/ref",schemaPath:"#/properties/needs/items/properties/source/properties/ref/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs41 === errors){
if(data18.branch !== undefined){
if(typeof data18.branch !== "string"){
const err2 = {instancePath:instancePath+"/needs/" + i1+"/source/ref/branch",schemaPath:"#/properties/needs/items/properties/source/properties/ref/anyOf/0/properties/branch/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/needs/" + i1+"/source/ref",schemaPath:"#/properties/needs/items/properties/source/properties/ref/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs39 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs44 = errors;
if(errors === _errs44){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing6;
if((data18.tag === undefined) && (missing6 = "tag")){
const err4 = {instancePath:instancePath+"/needs/" + i1+"/source/ref",schemaPath:"#/properties/needs/items/properties/source/properties/ref/anyOf/1/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
const _errs46 = errors;
for(const key1 in data18){
if(!(key1 === "tag")){
const err5 = {instancePath:instancePath+"/needs/" + i1+"/source/ref",schemaPath:"#/properties/needs/items/properties/source/properties/ref/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
}
if(_errs46 === errors){
if(data18.tag !== undefined){
if(typeof data18.tag !== "string"){
const err6 = {instancePath:instancePath+"/needs/" + i1+"/source/ref/tag",schemaPath:"#/properties/needs/items/properties/source/properties/ref/anyOf/1/properties/tag/type",keyword:"type",params:{type: "string"}};
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
}
}
else {
const err7 = {instancePath:instancePath+"/needs/" + i1+"/source/ref",schemaPath:"#/properties/needs/items/properties/source/properties/ref/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid0 = _errs44 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
const err8 = {instancePath:instancePath+"/needs/" + i1+"/source/ref",schemaPath:"#/properties/needs/items/properties/source/properties/ref/anyOf",keyword:"anyOf",params:{}};
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
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/needs/" + i1+"/source",schemaPath:"#/properties/needs/items/properties/source/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.groups !== undefined){
let data21 = data13.groups;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data21)){
var valid10 = true;
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
const _errs51 = errors;
if(typeof data21[i2] !== "string"){
validate10.errors = [{instancePath:instancePath+"/needs/" + i1+"/groups/" + i2,schemaPath:"#/properties/needs/items/properties/groups/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs51 === errors;
if(!valid10){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/needs/" + i1+"/groups",schemaPath:"#/properties/needs/items/properties/groups/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.shared !== undefined){
let data23 = data13.shared;
const _errs53 = errors;
if(errors === _errs53){
if(Array.isArray(data23)){
var valid11 = true;
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
const _errs55 = errors;
if(typeof data23[i3] !== "string"){
validate10.errors = [{instancePath:instancePath+"/needs/" + i1+"/shared/" + i3,schemaPath:"#/properties/needs/items/properties/shared/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs55 === errors;
if(!valid11){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/needs/" + i1+"/shared",schemaPath:"#/properties/needs/items/properties/shared/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/needs/" + i1,schemaPath:"#/properties/needs/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
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

export const validateMadeOf = validate11;
const schema12 = {"type":"object","required":["definitions","files"],"properties":{"definitions":{"type":"array","items":{"type":"string"}},"files":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.definitions === undefined) && (missing0 = "definitions")) || ((data.files === undefined) && (missing0 = "files"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.definitions !== undefined){
let data0 = data.definitions;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate11.errors = [{instancePath:instancePath+"/definitions/" + i0,schemaPath:"#/properties/definitions/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/definitions",schemaPath:"#/properties/definitions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data2 = data.files;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs8 = errors;
if(typeof data2[key0] !== "string"){
validate11.errors = [{instancePath:instancePath+"/files/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/files/additionalProperties/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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
