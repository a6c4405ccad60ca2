export * from './RecordRow';
