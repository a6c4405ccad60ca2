export * from './activity';
export * from './catalogue';
export * from './culture';
export * from './life';
export * from './group';
export * from './marketing';
export * from './member';
export * from './order';
export * from './site';
/** @public read by drizzle-kit */
export { ids } from '../columns';
