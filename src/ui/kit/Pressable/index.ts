export * from './Pressable';
