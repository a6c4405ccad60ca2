export default defineAppConfig({
  pages: ['pages/tea/index', 'pages/tea/second'],
  window: { navigationStyle: 'custom', navigationBarTitleText: '叶间' },
});
