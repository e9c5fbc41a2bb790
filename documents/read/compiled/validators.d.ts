import type { ValidateFunction } from 'ajv/dist/2020.js';

export const page: ValidateFunction;
export const site: ValidateFunction;
export const section: ValidateFunction;
export const form: ValidateFunction;
export const brand: ValidateFunction;
export const stages: ValidateFunction;
