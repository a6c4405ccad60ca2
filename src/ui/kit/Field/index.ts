export * from './Field';
export * from '../TextField';
export * from '../TextArea';
