/**
 * One Babel for both builds and for the app's tests. Targets come from `browserslist` in package.json.
 * The `include`s lower newer syntax that Chrome 84 and iOS 14.5 know but ECMAScript 2018 does not: the mini-program must parse as ES2018.
 */
module.exports = {
  plugins: process.env.TARO_ENV === 'weapp' ? [dropUnknownAttributes] : [],
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        // Absolute paths to the helpers would make the file hashes depend on the folder of the checkout.
        absoluteRuntime: false,
        include: [
          '@babel/plugin-transform-optional-catch-binding',
          '@babel/plugin-transform-json-strings',
          '@babel/plugin-transform-optional-chaining',
          '@babel/plugin-transform-nullish-coalescing-operator',
        ],
      },
    ],
  ],
};

/**
 * The mini-program's templates have no place for roles, states and keys of elements: written plainly (not through `aria()`), they
 * would travel with every setData all the same. Parts of our own that take a `role` keep it.
 */
function dropUnknownAttributes() {
  const elements = new Set([
    'View',
    'Text',
    'Image',
    'Input',
    'Textarea',
    'ScrollView',
    'Swiper',
    'SwiperItem',
    'RichText',
    'Button',
  ]);
  const unknown = /^(role|tabIndex|onKey(Down|Up)|aria-.*)$/;
  return {
    visitor: {
      JSXOpeningElement({ node }) {
        if (elements.has(node.name.name))
          node.attributes = node.attributes.filter(({ name }) => !unknown.test(name?.name ?? ''));
      },
    },
  };
}
