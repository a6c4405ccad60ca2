export * from './Rail';
