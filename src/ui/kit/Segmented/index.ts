export * from './Segmented';
