export * from './catalogue';
export * from './marketing';
export * from './member';
export * from './order';
export * from './site';
/** @public read by drizzle-kit */
export { ids } from '../columns';
