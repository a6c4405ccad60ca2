/** Every string the specification fixes, once. Section numbers are those of the specification. */
export const texts = {
  /** 4, 5, 8: not logged in. */
  loginFirst: '请登录后再操作',
  /** 8: HTTP 404. */
  notFound: '请求的资源不存在',
  /** 8: HTTP 500. */
  serverError: '服务器内部错误',
  /** 8: any other HTTP status, followed by the code. */
  serverErrorWith: '服务器内部错误:',
  /** 8: HTTP 401. */
  http401: '401',
  /** 8: no status at all. */
  offline: '当前无法连接网络，可检查网络设置是否正常',
  /** 4, 8: the payer closed the payment dialog. */
  payCancelled: '用户取消支付',
  /** 5, 8: payment, location and image choice outside the messenger. */
  messengerOnly: '请用微信浏览器打开',
  /** 4, 8: a second click within 1.5 s. */
  clickLater: '请稍后点击！',
  /** 8: saving an image or a video without a path. */
  noFile: 'No File',
  /** 2: the home label of the top bar and the Home button of the error dialog. */
  home: '首页',
  /** 8: the error dialog ("something went wrong"), domain.md 10. */
  wentWrong: '出错了',
  back: '返回',
  reload: '重新加载',
  /** 8: list states of the shared stylesheet, domain.md 10. */
  listLoading: '加载中',
  listEnd: '没有更多了',
  listFailed: '加载失败，点击重试',
  /** domain.md 7 and 10. */
  cartFull: '购物车已满',
  gone: '内容不存在或已下架',
  stepUp: '请先验证身份',
  refused: '操作未成功，请稍后再试',
  confirm: '确定',
  cancel: '取消',
  nextDay: '次日',
  chunkFailed: '页面加载失败，请重新加载',
  copyFailed: '复制失败，请手动复制',
  nothingCopied: '剪贴板没有内容',
  permissionDenied: '没有获得授权，可在系统设置中打开',
  unsupported: '当前环境不支持此功能',
} as const;
