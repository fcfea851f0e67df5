/**
 * The script in the head of every page. Its text is constant, so one hash in a
 * Content-Security-Policy covers it.
 *
 * While the page arrives, an observer looks at what has come: its callback runs
 * before the browser paints those nodes, which a script at the end of the page
 * could not promise. Nothing is observed if nothing is remembered. Until React
 * has taken over a group (`data-live`), clicks on its tabs are answered here.
 */
export const tabsScript = `(()=>{
const d=document,key='duet-tabs-';
const parts=(g,s)=>[...g.querySelectorAll(':scope>'+s)];
const stored=g=>{try{return localStorage.getItem(key+g.dataset.group)}catch{}};
const wanted=(g,panels)=>g.dataset.query
?+new URLSearchParams(location.search).get(g.dataset.query)
:panels.findIndex(p=>p.dataset.name===stored(g));
const show=(g,i)=>{
const panels=parts(g,'[role=tabpanel]');
if(!panels[i])return;
parts(g,'div>[role=tablist]>[role=tab]').forEach((t,j)=>{t.setAttribute('aria-selected',i===j);t.tabIndex=i===j?0:-1});
panels.forEach((p,j)=>p.toggleAttribute('hidden',i!==j));
};
const each=f=>d.querySelectorAll('.duet-tabs[data-group],.duet-tabs[data-query]').forEach(f);
const restore=()=>each(g=>show(g,wanted(g,parts(g,'[role=tabpanel]'))));
let any=location.search;
try{any=any||Object.keys(localStorage).some(k=>k.startsWith(key))}catch{}
if(any){
const seen=new MutationObserver(restore);
seen.observe(d,{childList:true,subtree:true});
d.addEventListener('DOMContentLoaded',()=>{restore();seen.disconnect()});
}
d.addEventListener('click',e=>{
const t=e.target.closest&&e.target.closest('[role=tab]'),g=t&&t.closest('.duet-tabs');
if(!g||'live' in g.dataset||t.ariaDisabled==='true')return;
const i=[...t.parentNode.children].indexOf(t),name=parts(g,'[role=tabpanel]')[i].dataset.name,id=g.dataset.group;
show(g,i);
if(!id)return;
try{localStorage.setItem(key+id,name)}catch{}
each(o=>o!==g&&o.dataset.group===id&&show(o,parts(o,'[role=tabpanel]').findIndex(p=>p.dataset.name===name)));
});
})()`.replaceAll('\n', '');
