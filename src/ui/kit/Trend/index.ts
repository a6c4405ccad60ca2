export * from './Trend';
