export * from './Bars';
