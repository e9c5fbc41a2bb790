/** Known names (fields, then section types, then icons), each followed by its synonyms, most likely first. */
const lines = [
  'heading title headline header name h1 h2 subject metatitle seotitle pagetitle label',
  'tagline subtitle subheading subheadline subheader slogan lead text description intro claim',
  'text body content copy paragraph words description message answer string input textfield textinput line singleline',
  'intro introduction lead subtitle subheading description text tagline',
  'description text body content copy summary details metadescription seodescription',
  'href link url to target address path uri page goto',
  'image img picture photo pic photograph media background',
  'images pictures photos slides gallery media',
  'src file filename source path url img image picture href',
  'alt alttext caption description title text altText',
  'question q ask title heading name',
  'answer a reply text content body description response',
  'items list entries bullets points elements cards features benefits questions faqs services questionsandanswers children columns data',
  'steps items list entries stages phases process',
  'rows items list entries lines data prices',
  'columns items list entries cols',
  'chapters items list entries events years timeline',
  'tiles items list entries cards',
  'clients items list logos customers',
  'actions buttons cta ctas links button link action calltoaction',
  'proofs facts bullets points badges items trust',
  'label text title name words caption button question',
  'title name heading headline label question',
  'anchor id slug bookmark',
  'duration time length takes',
  'value price cost amount number figure id key code',
  'note notes time remark comment',
  'quote text words testimonial review body content',
  'author name by person client customer',
  'type layout kind template component section block',
  'sections blocks content components parts body modules page',
  'when year date time if condition showif visibleif only dependson',
  'publishAt publish publishedat publishdate date from start online',
  'unpublishAt unpublish enddate expires until end offline',
  'hidden hide draft disabled invisible unpublished',
  'noindex hidden hide noseo norobots',
  'formerly redirectfrom redirects oldurl aliases',
  'phone telephone tel mobile call phonenumber cell',
  'email mail e-mail mailaddress emailaddress',
  'name company business companyname fullname person key id',
  'street address address1',
  'zip zipcode postcode postalcode',
  // Fields of forms.
  'kind type input inputtype fieldtype widget control element format',
  'hint help helptext description note info tip explanation',
  'placeholder example sample',
  'optional option notrequired',
  'minimum min least minlength minvalue from',
  'maximum max most maxlength limit length maxvalue to upto',
  'days range between',
  'from min minimum start first earliest',
  'to max maximum end last latest until',
  'fields questions inputs items elements controls entries list',
  'submit send button submitbutton submitlabel',
  'back previous prev return',
  'next continue forward',
  'privacy privacypolicy policy gdpr disclaimer',
  'notices messages alerts notifications',
  'sent success ok thanks thankyou done',
  'failed error failure fail notsent',
  'errors messages validation faults',
  'trap honeypot',
  'dismiss close',
  'license licence licensenumber cslb',
  'claims facts tokens variables',
  // Section types.
  'hero banner header jumbotron intro top cover masthead title',
  'slideshow-hero slider carousel slideshow',
  'prose text paragraph richtext content article body markdown html copy',
  'benefits features reasons why whyus advantages usps',
  'services cards offers products',
  'process-steps steps process timeline how howitworks',
  'feature-list list bullets bulletlist features',
  'comparison compare proscons versus',
  'fact-table table prices pricing pricetable pricelist',
  'statistics stats numbers figures counters facts',
  'badges trust seals certificates logos',
  'testimonial review quote testimonials reviews',
  'faq questions accordion faqs qanda qa help',
  'call-to-action cta action button band',
  'callout note notice alert info box',
  'gallery photos projects portfolio pictures images',
  'image-tiles tiles grid',
  'logo-strip logos partners',
  'client-grid clients customers',
  'contact-details contact address hours',
  'form contactform estimateform quoteform wizard contact quote estimate',
  'story history timeline about',
  // Kinds of form fields.
  'paragraph textarea message longtext multiline comment comments description memo body',
  'postal-code zip zipcode postcode plz postal',
  'number integer int quantity float decimal numeric count amount',
  'date day calendar datepicker datetime',
  'choice select dropdown radio radios radiobutton option list picklist combobox menu single',
  'choices options values items list answers entries select checkboxes multiselect multichoice multiplechoice checkbox boxes tags',
  'consent checkbox agree agreement accept terms gdpr boolean toggle switch optin tick checkboxes',
  'photos photo file files upload image images picture pictures attachment',
  // Icons.
  'users people team group person user crew',
  'wallet money dollar price cash payment coins',
  'message email mail envelope chat comment',
  'map-pin location marker pin address place map',
  'clock time hours watch stopwatch',
  'calendar date schedule day',
  'shield-check shield security safe warranty lock',
  'badge-check check tick checkmark verified ok done',
  'wrench tool tools repair spanner settings cog gear',
  'home house building',
  'star rating favorite',
  'award trophy medal prize',
  'sparkles shine clean magic',
  'droplets water drop drops',
  'leaf eco green nature plant',
  'truck delivery van shipping',
  'search magnifier find',
  'thumbs-up like thumb',
  'paintbrush paint brush',
  'gem diamond stone',
];

/** Returns the lowercase letters and digits of a name. */
export const normalizeName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const table = new Map(
  lines.map((line) => {
    const [name = '', ...words] = line.split(' ');
    return [name, words.map(normalizeName)];
  }),
);

/** Returns the candidates that a word may stand for, most likely first: equal names, then synonyms. */
export const synonyms = (written: string, candidates: Iterable<string>): string[] => {
  const word = normalizeName(written);
  const all = [...candidates];
  const same = all.filter(
    (name) => [word, `${word}s`].includes(normalizeName(name)) || `${normalizeName(name)}s` === word,
  );
  const places = all
    .map((name) => ({ name, place: table.get(name)?.indexOf(word) ?? -1 }))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
  return [...new Set([...same, ...places])];
};
