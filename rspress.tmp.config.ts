import config from './rspress.config';
const c = config as any;
c.markdown.link = { checkDeadLinks: false, checkAnchors: false };
c.markdown.image = { checkDeadImages: false };
c.plugins = c.plugins.filter((p: any) => !/redirects|samples|options|parity|pages/.test(p.name));
export default c;
