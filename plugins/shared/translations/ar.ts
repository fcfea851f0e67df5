import type { Translation } from './translation';

/** The words of the plugins in Arabic. */
export const ar: Translation = {
  feedLinksTitle: 'اشترك',
  redirectTitle: 'نُقلت هذه الصفحة',
  redirectText: 'نُقلت هذه الصفحة إلى ',
  staleNotice: 'تغيّر النص الأصلي لهذا القسم بعد ترجمته.',
  staleLink: 'اقرأ النص الأصلي',
  postMinutes: 'مدة القراءة: {minutes} د',
  postTags: 'الوسوم',
  postAuthors: 'الكُتّاب',
  postArchive: 'الأرشيف',
  postsPage: '{title} (الصفحة {page} من {pages})',
  postsTag: '{title}: {tag}',
  postsAuthor: '{title}: منشورات {author}',
  postsAbout: '{title}: {name}',
  postsOlder: 'منشورات أقدم',
  postsNewer: 'منشورات أحدث',
  apiOverview: 'نظرة عامة',
  apiType: 'النوع',
  apiDefault: 'القيمة الافتراضية',
  apiSource: 'المصدر',
  apiDeprecated: 'مهمل',
  apiDescription: '{name}، من مرجع الواجهة البرمجية لـ {title}.',
};
