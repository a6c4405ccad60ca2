export * from './catalogue';
export * from './marketing';
export * from './member';
export * from './order';
export * from './site';
export { ids } from '../columns';
