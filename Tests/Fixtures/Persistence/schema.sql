CREATE INDEX action_log_step ON action_log (profile, is_undone, number);

CREATE INDEX attempt_oldest ON attempt (last_at);

CREATE INDEX bar_share_member ON bar_share (member);

CREATE UNIQUE INDEX bar_share_used ON bar_share (member) WHERE is_used = 1;

CREATE INDEX character_cast ON character (work, is_lead DESC, position, number, is_gone);

CREATE INDEX character_lead ON character (shelf_type, work) WHERE is_lead = 1 AND is_gone = 0;

CREATE INDEX character_lead_kind ON character (shelf_type, kind, work) WHERE is_lead = 1 AND is_gone = 0;

CREATE INDEX character_owner ON character (owner) WHERE owner IS NOT NULL;

CREATE INDEX character_popular ON character (votes, number) WHERE votes > 0;

CREATE INDEX character_popular_kind ON character (kind, votes, number) WHERE votes > 0;

CREATE INDEX character_request_newest ON character_request (profile, number);

CREATE INDEX character_request_open ON character_request (number) WHERE status = 'open';

CREATE INDEX character_shelf ON character (shelf_type, work, number) WHERE is_gone = 0;

CREATE INDEX character_shelf_kind ON character (shelf_type, kind, work, number) WHERE is_gone = 0;

CREATE INDEX collection_drink_order ON collection_drink (collection, position, drink);

CREATE INDEX collection_newest ON collection (profile, edited_at, id);

CREATE INDEX comment_author ON comment (profile, number);

CREATE INDEX comment_like_of ON comment_like (profile, comment);

CREATE INDEX comment_oldest ON comment (review, number);

CREATE INDEX community_character_of ON community_character (character, is_mine);

CREATE INDEX community_merge_became ON community_merge (membership, kind, became);

CREATE INDEX community_notice_newest ON community_notice (membership, number);

CREATE INDEX community_work_of ON community_work (work, is_mine);

CREATE INDEX crowd_action_of ON crowd_action (profile);

CREATE INDEX crowd_member_of ON crowd_member (profile);

CREATE INDEX crowd_page_oldest ON crowd_page (asked_at);

CREATE INDEX crowd_standing_popular ON crowd_standing (membership, votes, character) WHERE votes > 0;

CREATE INDEX draft_newest ON draft (profile, form, saved_at, subject);

CREATE INDEX drink_facts ON drink (
    rank_en, base, strength, meter_strength, meter_sugar, meter_level, tags, glass, techniques, iba,
    strength_basis, tools, source);

CREATE INDEX drink_line_ingredient ON drink_line (ingredient, drink);

CREATE INDEX drink_line_optional ON drink_line (drink, ingredient) WHERE is_optional = 1;

CREATE INDEX drink_mark_newest ON drink_mark (profile, mark, marked_at, drink);

CREATE INDEX drink_rank_en ON drink (rank_en);

CREATE INDEX drink_rank_ko ON drink (rank_ko);

CREATE INDEX drink_ranks ON drink (number, rank_en, rank_ko);

CREATE INDEX drink_substitute_ingredient ON drink_substitute (ingredient);

CREATE INDEX drink_variant ON drink (variant_of) WHERE variant_of IS NOT NULL;

CREATE INDEX drink_variant_en ON drink (variant_of, rank_en) WHERE variant_of IS NOT NULL;

CREATE INDEX drink_variant_ko ON drink (variant_of, rank_ko) WHERE variant_of IS NOT NULL;

CREATE INDEX external_id_target ON external_id (kind, target);

CREATE INDEX hidden_newest ON hidden (profile, hidden_at, kind, target);

CREATE INDEX hot_count ON hot (count, character);

CREATE INDEX hot_count_kind ON hot (kind, count, character);

CREATE INDEX inbox_item_comment ON inbox_item (comment) WHERE comment IS NOT NULL;

CREATE INDEX inbox_item_newest ON inbox_item (profile, number);

CREATE INDEX inbox_item_review ON inbox_item (review) WHERE review IS NOT NULL;

CREATE INDEX inbox_item_unread ON inbox_item (profile) WHERE is_read = 0;

CREATE INDEX ingredient_category_en ON ingredient (category_rank, rank_en);

CREATE INDEX ingredient_category_ko ON ingredient (category_rank, rank_ko);

CREATE INDEX ingredient_parent_en ON ingredient (parent, rank_en);

CREATE INDEX ingredient_parent_ko ON ingredient (parent, rank_ko);

CREATE INDEX ingredient_part_part ON ingredient_part (part);

CREATE INDEX keyword_oldest ON keyword (profile, kind DESC, added_at, text);

CREATE INDEX made_drink_newest ON made_drink (profile, last_at, last);

CREATE INDEX made_newest ON made (profile, made_at, number);

CREATE INDEX made_of_drink ON made (profile, drink, made_at, number);

CREATE INDEX merged_id_became ON merged_id (kind, became);

CREATE UNIQUE INDEX name_entry_of ON name_entry (kind, number);

CREATE INDEX online_page_used ON online_page (used, size);

CREATE INDEX outbox_order ON outbox (membership, n, is_waiting, number);

CREATE UNIQUE INDEX outbox_subject ON outbox (membership, kind, subject) WHERE n IS NULL;

CREATE INDEX own_record_newest ON own_record (profile, kind, edited_at, id);

CREATE INDEX own_record_order ON own_record (profile, kind, id);

CREATE INDEX party_drink_place ON party_drink (profile, position, drink, servings, section, price);

CREATE INDEX party_order_queue ON party_order (profile, is_done, number);

CREATE INDEX profile_nickname ON profile (nickname COLLATE NOCASE);

CREATE INDEX recent_character_newest ON recent_character (profile, place);

CREATE INDEX recent_query_newest ON recent_query (profile, place);

CREATE INDEX recent_word_newest ON recent_word (profile, place);

CREATE UNIQUE INDEX remote_id_of ON remote_id (kind, number);

CREATE UNIQUE INDEX remote_request_of ON remote_request (membership, number);

CREATE INDEX review_author ON review (profile, is_deleted, number);

CREATE INDEX review_author_time ON review (profile, is_deleted, written_at);

CREATE INDEX review_like_of ON review_like (profile, review);

CREATE INDEX review_liked ON review (character, likes, number) WHERE is_deleted = 0;

CREATE INDEX review_newest ON review (character, written_at, number) WHERE is_deleted = 0;

CREATE INDEX review_view_of ON review_view (profile);

CREATE INDEX review_viewed ON review (character, views, number) WHERE is_deleted = 0;

CREATE INDEX session_newest ON session (profile, used_at, number);

CREATE INDEX shopping_item_oldest ON shopping_item (profile, number);

CREATE UNIQUE INDEX thumb_of ON thumb (profile, work) WHERE profile IS NOT NULL;

CREATE INDEX vote_newest ON vote (profile, voted_at, number) WHERE profile IS NOT NULL;

CREATE UNIQUE INDEX vote_of ON vote (profile, character) WHERE profile IS NOT NULL;

CREATE INDEX vote_since ON vote (voted_at, character);

CREATE INDEX watched_newest ON watched (profile, watched_at, number);

CREATE INDEX watched_work ON watched (profile, work, watched_at, number);

CREATE INDEX weather_report_oldest ON weather_report (fetched_at);

CREATE INDEX wish_newest ON wish (profile, wished_at, number, work) WHERE profile IS NOT NULL;

CREATE UNIQUE INDEX wish_of ON wish (profile, work) WHERE profile IS NOT NULL;

CREATE INDEX wish_type ON wish (type, profile);

CREATE INDEX work_mood_wished ON work_mood (type, wishes, work) WHERE wishes > 0;

CREATE INDEX work_mood_wished_kind ON work_mood (type, kind, wishes, work) WHERE wishes > 0;

CREATE INDEX work_owner ON work (owner, number) WHERE owner IS NOT NULL;

CREATE INDEX work_sort_en ON work (sort_en, number) WHERE is_gone = 0;

CREATE INDEX work_sort_ko ON work (sort_ko, number) WHERE is_gone = 0;

CREATE TABLE account (
    profile TEXT NOT NULL PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL UNIQUE,
    salt BLOB, key BLOB, rounds INTEGER, block_size INTEGER, parallelism INTEGER, created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE acknowledged (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, kind TEXT NOT NULL,
    subject TEXT NOT NULL, seq INTEGER NOT NULL, is_lost INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (membership, kind, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE action_log (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, kind TEXT NOT NULL,
    subjects TEXT NOT NULL, changes TEXT NOT NULL, is_undone INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE attempt (
    name TEXT NOT NULL PRIMARY KEY, failures INTEGER NOT NULL, last_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE bar_share (
    owner TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    member TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    is_used INTEGER NOT NULL DEFAULT 0 CHECK (is_used IN (0, 1)), shared_at INTEGER NOT NULL,
    PRIMARY KEY (owner, member), CHECK (owner <> member)
) STRICT, WITHOUT ROWID;

CREATE TABLE bar_staple (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT NOT NULL,
    PRIMARY KEY (profile, ingredient)
) STRICT, WITHOUT ROWID;

CREATE TABLE bar_substitute (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, position INTEGER NOT NULL,
    ingredient TEXT NOT NULL, stand_in TEXT NOT NULL, PRIMARY KEY (profile, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE bottle (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT NOT NULL,
    level INTEGER CHECK (level BETWEEN 0 AND 3), opened_at INTEGER, size REAL CHECK (size > 0), price REAL CHECK (price >= 0), remaining REAL CHECK (remaining >= 0), PRIMARY KEY (profile, ingredient)
) STRICT, WITHOUT ROWID;

CREATE TABLE character (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    origin TEXT NOT NULL CHECK (origin IN ('catalogue', 'own', 'kept', 'demo')),
    owner TEXT REFERENCES profile (id) ON DELETE SET NULL,
    is_gone INTEGER NOT NULL, work INTEGER NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL, is_lead INTEGER NOT NULL,
    name_en TEXT NOT NULL, name_ko TEXT NOT NULL, guess INTEGER CHECK (guess BETWEEN 0 AND 15),
    votes INTEGER NOT NULL DEFAULT 0, sort_type INTEGER, tied INTEGER NOT NULL DEFAULT 0,
    shelf_type INTEGER, reviews INTEGER NOT NULL DEFAULT 0
, other_names TEXT, why_en TEXT, why_ko TEXT) STRICT;

CREATE TABLE character_request (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, title TEXT NOT NULL, name TEXT NOT NULL,
    kind TEXT NOT NULL, status TEXT NOT NULL, requested_at INTEGER NOT NULL, answered_at INTEGER,
    character INTEGER
) STRICT;

CREATE TABLE city_list (
    profile TEXT NOT NULL PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE, cities TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE collection (
    id TEXT NOT NULL PRIMARY KEY,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL,
    edited_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE collection_drink (
    collection TEXT NOT NULL, drink TEXT NOT NULL, position INTEGER NOT NULL,
    PRIMARY KEY (collection, drink)
) STRICT, WITHOUT ROWID;

CREATE TABLE comment (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, author_type INTEGER, text TEXT NOT NULL,
    is_spoiler INTEGER NOT NULL, written_at INTEGER NOT NULL, edited_at INTEGER,
    likes INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE comment_like (
    comment INTEGER NOT NULL REFERENCES comment (number) ON DELETE CASCADE,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, liked_at INTEGER NOT NULL,
    PRIMARY KEY (comment, profile)
) STRICT, WITHOUT ROWID;

CREATE TABLE community_character (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
    is_mine INTEGER NOT NULL, PRIMARY KEY (membership, character)
) STRICT, WITHOUT ROWID;

CREATE TABLE community_merge (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('work', 'character')), subject INTEGER NOT NULL, became TEXT NOT NULL,
    PRIMARY KEY (membership, kind, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE community_notice (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, kind TEXT NOT NULL,
    text TEXT NOT NULL, type INTEGER, character TEXT, at INTEGER NOT NULL
) STRICT;

CREATE TABLE community_work (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, work INTEGER NOT NULL,
    is_mine INTEGER NOT NULL, PRIMARY KEY (membership, work)
) STRICT, WITHOUT ROWID;

CREATE TABLE crowd_action (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('vote', 'wish')), position INTEGER NOT NULL, subject INTEGER NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (membership, profile, kind, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE crowd_cell (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
    voter_type INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (membership, character, voter_type, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE crowd_list (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, list TEXT NOT NULL,
    position INTEGER NOT NULL, work INTEGER NOT NULL, character INTEGER, count INTEGER NOT NULL,
    PRIMARY KEY (membership, list, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE crowd_member (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, type INTEGER,
    introduction TEXT NOT NULL DEFAULT '', votes INTEGER, wishes INTEGER, reviews INTEGER,
    PRIMARY KEY (membership, profile)
) STRICT, WITHOUT ROWID;

CREATE TABLE crowd_month (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
    month INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (membership, character, month, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE crowd_mood (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, work INTEGER NOT NULL,
    type INTEGER NOT NULL, wishes INTEGER NOT NULL, likes INTEGER NOT NULL, dislikes INTEGER NOT NULL,
    PRIMARY KEY (membership, work, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE crowd_page (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, resource TEXT NOT NULL,
    asked_at INTEGER NOT NULL, tag TEXT, size INTEGER NOT NULL, next TEXT, PRIMARY KEY (membership, resource)
) STRICT, WITHOUT ROWID;

CREATE TABLE crowd_standing (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, character INTEGER NOT NULL,
    votes INTEGER NOT NULL, reviews INTEGER NOT NULL DEFAULT 0, is_exact INTEGER NOT NULL DEFAULT 0,
    mine INTEGER, voter_type INTEGER, sort_type INTEGER, tied INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (membership, character)
) STRICT, WITHOUT ROWID;

CREATE TABLE draft (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, form TEXT NOT NULL,
    subject TEXT NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, saved_at INTEGER NOT NULL,
    PRIMARY KEY (profile, form, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE drink (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
    rank_en INTEGER NOT NULL, rank_ko INTEGER NOT NULL, base TEXT NOT NULL, strength REAL NOT NULL,
    meter_strength INTEGER NOT NULL, meter_sugar INTEGER NOT NULL, meter_level INTEGER NOT NULL,
    tags TEXT NOT NULL, glass TEXT NOT NULL, serving TEXT NOT NULL, techniques TEXT NOT NULL,
    tools TEXT NOT NULL, year INTEGER, creator TEXT, summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL,
    garnish_en TEXT, garnish_ko TEXT, source TEXT, iba TEXT, variant_of TEXT, color TEXT,
    aliases TEXT NOT NULL, steps_en TEXT NOT NULL, steps_ko TEXT NOT NULL, search TEXT NOT NULL
, strength_basis INTEGER NOT NULL DEFAULT 0, stated_strength REAL, created_at INTEGER) STRICT;

CREATE VIRTUAL TABLE drink_gram USING fts5(
    grams, content='', detail=none, columnsize=0, tokenize='ascii');

CREATE TABLE 'drink_gram_config'(k PRIMARY KEY, v) WITHOUT ROWID;

CREATE TABLE 'drink_gram_data'(id INTEGER PRIMARY KEY, block BLOB);

CREATE TABLE 'drink_gram_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;

CREATE TABLE drink_line (
    drink INTEGER NOT NULL, position INTEGER NOT NULL, ingredient TEXT NOT NULL, amount REAL,
    amount_max REAL, unit TEXT NOT NULL, unit_text TEXT, is_optional INTEGER NOT NULL,
    is_exact INTEGER NOT NULL, is_after INTEGER NOT NULL, note_en TEXT, note_ko TEXT, written TEXT,
    PRIMARY KEY (drink, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE drink_mark (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL,
    mark TEXT NOT NULL CHECK (mark IN ('saved', 'tried')), marked_at INTEGER NOT NULL,
    PRIMARY KEY (profile, drink, mark)
) STRICT, WITHOUT ROWID;

CREATE TABLE drink_opinion (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL,
    rating INTEGER CHECK (rating BETWEEN 1 AND 10), note TEXT, edited_at INTEGER NOT NULL,
    PRIMARY KEY (profile, drink), CHECK (rating IS NOT NULL OR note IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE TABLE drink_substitute (
    drink INTEGER NOT NULL, line INTEGER NOT NULL, position INTEGER NOT NULL, ingredient TEXT NOT NULL,
    amount REAL, unit TEXT, unit_text TEXT, written TEXT, PRIMARY KEY (drink, line, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE drink_tag (
    tag TEXT NOT NULL, drink INTEGER NOT NULL, PRIMARY KEY (tag, drink)
) STRICT, WITHOUT ROWID;

CREATE TABLE evening (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, day INTEGER NOT NULL,
    drink TEXT, work TEXT, pairing TEXT,
    drink_rating INTEGER CHECK (drink_rating BETWEEN 1 AND 10),
    work_rating INTEGER CHECK (work_rating BETWEEN 1 AND 10), answered_at INTEGER NOT NULL,
    PRIMARY KEY (profile, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE external_id (
    source TEXT NOT NULL, value TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('work', 'drink')),
    target TEXT NOT NULL, kept_at INTEGER, PRIMARY KEY (source, value)
) STRICT, WITHOUT ROWID;

CREATE TABLE farewell (
    number INTEGER PRIMARY KEY, reason TEXT NOT NULL, text TEXT NOT NULL, left_at INTEGER NOT NULL
) STRICT;

CREATE TABLE genre (
    id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE glass (
    id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL, volume REAL NOT NULL,
    summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL, art TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);

CREATE TABLE hidden (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('review', 'comment', 'author')), target TEXT NOT NULL,
    hidden_at INTEGER NOT NULL, PRIMARY KEY (profile, kind, target)
) STRICT, WITHOUT ROWID;

CREATE TABLE hot (
    character INTEGER PRIMARY KEY, kind TEXT NOT NULL, count INTEGER NOT NULL
) STRICT;

CREATE TABLE hot_window (id INTEGER PRIMARY KEY CHECK (id = 1), since INTEGER NOT NULL) STRICT;

CREATE TABLE inbox_item (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, kind TEXT NOT NULL, review INTEGER,
    comment INTEGER, request INTEGER, work INTEGER, character INTEGER, keyword TEXT, type INTEGER, actor TEXT,
    at INTEGER NOT NULL, is_read INTEGER NOT NULL DEFAULT 0
, remote INTEGER) STRICT;

CREATE TABLE inbox_mute (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, kind TEXT NOT NULL,
    PRIMARY KEY (profile, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE ingredient (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, parent TEXT, is_brand INTEGER NOT NULL,
    is_staple INTEGER NOT NULL, category TEXT NOT NULL, category_rank INTEGER NOT NULL,
    name_en TEXT NOT NULL, name_ko TEXT NOT NULL, rank_en INTEGER NOT NULL, rank_ko INTEGER NOT NULL,
    strength REAL, sugar REAL, acid REAL, kilocalories REAL, color TEXT, piece_ml REAL, piece_sugar REAL,
    dry_teaspoon_g REAL, dry_ml_per_g REAL, origin_en TEXT, origin_ko TEXT, summary_en TEXT, summary_ko TEXT,
    shelf_life_days INTEGER, aliases TEXT NOT NULL, search TEXT NOT NULL
) STRICT;

CREATE TABLE ingredient_alias (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL,
    ingredient TEXT NOT NULL, merged TEXT, PRIMARY KEY (profile, name)
) STRICT, WITHOUT ROWID;

CREATE VIRTUAL TABLE ingredient_gram USING fts5(
    grams, content='', detail=none, columnsize=0, tokenize='ascii');

CREATE TABLE 'ingredient_gram_config'(k PRIMARY KEY, v) WITHOUT ROWID;

CREATE TABLE 'ingredient_gram_data'(id INTEGER PRIMARY KEY, block BLOB);

CREATE TABLE 'ingredient_gram_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;

CREATE TABLE ingredient_part (
    ingredient INTEGER NOT NULL, position INTEGER NOT NULL, part TEXT NOT NULL,
    PRIMARY KEY (ingredient, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE kept_id (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, server TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('review', 'comment', 'request', 'character', 'work')),
    number INTEGER NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, changed_at INTEGER NOT NULL,
    PRIMARY KEY (profile, server, kind, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE keyword (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('word', 'type')), text TEXT NOT NULL, added_at INTEGER NOT NULL,
    PRIMARY KEY (profile, kind, text)
) STRICT, WITHOUT ROWID;

CREATE TABLE made (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL, variant TEXT,
    made_at INTEGER NOT NULL, servings REAL NOT NULL CHECK (servings > 0),
    rating INTEGER CHECK (rating BETWEEN 1 AND 10), note TEXT, ethanol REAL NOT NULL
) STRICT;

CREATE TABLE made_drink (
    profile TEXT NOT NULL, drink TEXT NOT NULL, count INTEGER NOT NULL, halves INTEGER NOT NULL,
    rated INTEGER NOT NULL, last INTEGER NOT NULL, last_at INTEGER NOT NULL, PRIMARY KEY (profile, drink)
) STRICT, WITHOUT ROWID;

CREATE TABLE member (
    profile TEXT NOT NULL PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE, type TEXT, type_at INTEGER,
    nickname_key TEXT UNIQUE, nickname_at INTEGER, alcohol TEXT CHECK (alcohol IN ('of-age', 'hidden'))
, introduction TEXT, shows_votes INTEGER NOT NULL DEFAULT 0 CHECK (shows_votes IN (0, 1)), home_kind TEXT
    CHECK (home_kind IN ('animation', 'film', 'series', 'animated-series'))) STRICT, WITHOUT ROWID;

CREATE TABLE membership (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL UNIQUE REFERENCES profile (id) ON DELETE CASCADE, address TEXT NOT NULL,
    community TEXT NOT NULL, account TEXT NOT NULL, device INTEGER NOT NULL, joined_at INTEGER NOT NULL,
    last_n INTEGER NOT NULL DEFAULT 0, chain TEXT NOT NULL DEFAULT '', cursor INTEGER NOT NULL DEFAULT 0,
    server TEXT, epoch INTEGER, beat INTEGER, catalogue INTEGER, people INTEGER,
    standing TEXT NOT NULL DEFAULT 'active', lost INTEGER NOT NULL DEFAULT 0, exchanged_at INTEGER, problem TEXT
, catalogue_cursor INTEGER NOT NULL DEFAULT 0, is_renumbered INTEGER NOT NULL DEFAULT 0) STRICT;

CREATE TABLE merged_id (
    kind TEXT NOT NULL CHECK (kind IN ('work', 'character')), id TEXT NOT NULL, became TEXT NOT NULL,
    PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE month_tally (
    character INTEGER NOT NULL, month INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (character, month, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE name_entry (
    rank INTEGER PRIMARY KEY, kind INTEGER NOT NULL, number INTEGER NOT NULL, names TEXT NOT NULL
) STRICT;

CREATE VIRTUAL TABLE name_gram USING fts5(
    grams, content='', detail=none, columnsize=0, tokenize='ascii');

CREATE TABLE 'name_gram_config'(k PRIMARY KEY, v) WITHOUT ROWID;

CREATE TABLE 'name_gram_data'(id INTEGER PRIMARY KEY, block BLOB);

CREATE TABLE 'name_gram_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;

CREATE TABLE online_page (
    provider TEXT NOT NULL, query TEXT NOT NULL, page INTEGER NOT NULL, language TEXT NOT NULL,
    fetched_at INTEGER NOT NULL, used INTEGER NOT NULL, size INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (provider, query, page, language)
) STRICT;

CREATE TABLE outbox (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, kind TEXT NOT NULL,
    subject TEXT NOT NULL, at INTEGER NOT NULL, body TEXT, n INTEGER, line TEXT,
    is_waiting INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE own_id (id TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID;

CREATE TABLE own_pending (
    kind TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE own_record (
    kind TEXT NOT NULL CHECK (kind IN ('tag', 'glass', 'tool', 'ingredient', 'drink')), id TEXT NOT NULL,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, body TEXT NOT NULL,
    edited_at INTEGER NOT NULL, PRIMARY KEY (kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE party_drink (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL,
    position INTEGER NOT NULL, servings INTEGER NOT NULL CHECK (servings > 0), section TEXT NOT NULL DEFAULT '', price REAL CHECK (price >= 0), PRIMARY KEY (profile, drink)
) STRICT, WITHOUT ROWID;

CREATE TABLE party_order (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, drink TEXT NOT NULL, name TEXT NOT NULL,
    note TEXT NOT NULL, is_done INTEGER NOT NULL
) STRICT;

CREATE TABLE picture_address (
    kind TEXT NOT NULL CHECK (kind IN ('work', 'drink')), target TEXT NOT NULL, address TEXT NOT NULL,
    PRIMARY KEY (kind, target)
) STRICT, WITHOUT ROWID;

CREATE TABLE profile (
    id TEXT NOT NULL PRIMARY KEY, nickname TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE pulled_recipe (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, server TEXT NOT NULL,
    recipe TEXT NOT NULL, drink TEXT NOT NULL, changed_at TEXT NOT NULL, rating INTEGER, digest TEXT,
    PRIMARY KEY (profile, server, recipe)
) STRICT, WITHOUT ROWID;

CREATE TABLE recent_character (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, character INTEGER NOT NULL,
    place INTEGER NOT NULL, PRIMARY KEY (profile, character)
) STRICT, WITHOUT ROWID;

CREATE TABLE recent_query (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, query TEXT NOT NULL,
    place INTEGER NOT NULL, PRIMARY KEY (profile, query)
) STRICT, WITHOUT ROWID;

CREATE TABLE recent_word (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, word TEXT NOT NULL,
    place INTEGER NOT NULL, PRIMARY KEY (profile, word)
) STRICT, WITHOUT ROWID;

CREATE TABLE recipe_chunk (
    number INTEGER PRIMARY KEY, ids TEXT NOT NULL, positions BLOB NOT NULL, words BLOB NOT NULL
) STRICT;

CREATE TABLE recipe_ingredient (number INTEGER PRIMARY KEY, id TEXT NOT NULL) STRICT;

CREATE TABLE recovery_code (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, digest BLOB NOT NULL,
    PRIMARY KEY (profile, digest)
) STRICT, WITHOUT ROWID;

CREATE TABLE remote_id (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('review', 'comment')), id TEXT NOT NULL, number INTEGER NOT NULL,
    version INTEGER NOT NULL DEFAULT 0, sent_at INTEGER, PRIMARY KEY (membership, kind, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE remote_request (
    membership INTEGER NOT NULL REFERENCES membership (number) ON DELETE CASCADE, id TEXT NOT NULL,
    number INTEGER NOT NULL, PRIMARY KEY (membership, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE report (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, review INTEGER NOT NULL,
    reason TEXT NOT NULL, text TEXT, reported_at INTEGER NOT NULL, UNIQUE (profile, review)
) STRICT;

CREATE TABLE revealed (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    character INTEGER NOT NULL, PRIMARY KEY (profile, character)
) STRICT, WITHOUT ROWID;

CREATE TABLE review (
    number INTEGER PRIMARY KEY AUTOINCREMENT, character INTEGER NOT NULL,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, author_type INTEGER, text TEXT NOT NULL,
    is_spoiler INTEGER NOT NULL, written_at INTEGER NOT NULL, edited_at INTEGER,
    is_deleted INTEGER NOT NULL DEFAULT 0, likes INTEGER NOT NULL DEFAULT 0, comments INTEGER NOT NULL DEFAULT 0, views INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE review_like (
    review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, liked_at INTEGER NOT NULL,
    PRIMARY KEY (review, profile)
) STRICT, WITHOUT ROWID;

CREATE TABLE review_view (
    review INTEGER NOT NULL REFERENCES review (number) ON DELETE CASCADE,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, PRIMARY KEY (review, profile)
) STRICT, WITHOUT ROWID;

CREATE TABLE saved_filter (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, name TEXT NOT NULL,
    filter TEXT NOT NULL, PRIMARY KEY (profile, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
    number INTEGER PRIMARY KEY AUTOINCREMENT, digest BLOB NOT NULL UNIQUE,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
) STRICT;

CREATE TABLE shopping_item (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, ingredient TEXT, text TEXT,
    amount REAL, unit TEXT, drinks TEXT NOT NULL, is_done INTEGER NOT NULL,
    CHECK ((ingredient IS NULL) <> (text IS NULL))
) STRICT;

CREATE TABLE sqlite_sequence(name,seq);

CREATE TABLE substitution (
    position INTEGER PRIMARY KEY, ingredient TEXT NOT NULL, stand_in TEXT NOT NULL
) STRICT;

CREATE TABLE tag (
    id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tally (
    character INTEGER NOT NULL, voter_type INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (character, voter_type, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE technique (
    kind TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
    summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE thumb (
    number INTEGER PRIMARY KEY AUTOINCREMENT, work INTEGER NOT NULL,
    profile TEXT REFERENCES profile (id) ON DELETE SET NULL, type INTEGER,
    thumb INTEGER NOT NULL CHECK (thumb IN (-1, 1)), said_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tonight (
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, day INTEGER NOT NULL,
    place INTEGER NOT NULL, picks TEXT NOT NULL, PRIMARY KEY (profile, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE tool (
    id TEXT NOT NULL PRIMARY KEY, name_en TEXT NOT NULL, name_ko TEXT NOT NULL,
    summary_en TEXT NOT NULL, summary_ko TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE type_tally (
    character INTEGER NOT NULL, type INTEGER NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (character, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE vote (
    number INTEGER PRIMARY KEY AUTOINCREMENT, character INTEGER NOT NULL,
    profile TEXT REFERENCES profile (id) ON DELETE SET NULL, type INTEGER NOT NULL CHECK (type BETWEEN 0 AND 15),
    voter_type INTEGER CHECK (voter_type BETWEEN 0 AND 15), voted_at INTEGER NOT NULL, reason TEXT,
    before INTEGER
) STRICT;

CREATE TABLE watched (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL REFERENCES profile (id) ON DELETE CASCADE, work INTEGER NOT NULL,
    watched_at INTEGER NOT NULL, rating INTEGER CHECK (rating BETWEEN 1 AND 10), note TEXT, drink TEXT
) STRICT;

CREATE TABLE weather_calls (day INTEGER NOT NULL PRIMARY KEY, calls INTEGER NOT NULL) STRICT;

CREATE TABLE weather_report (
    city TEXT NOT NULL PRIMARY KEY, fetched_at INTEGER NOT NULL, body TEXT NOT NULL
) STRICT;

CREATE TABLE wish (
    number INTEGER PRIMARY KEY AUTOINCREMENT, work INTEGER NOT NULL,
    profile TEXT REFERENCES profile (id) ON DELETE SET NULL, type INTEGER, wished_at INTEGER NOT NULL
) STRICT;

CREATE TABLE work (
    number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    origin TEXT NOT NULL CHECK (origin IN ('catalogue', 'own', 'kept', 'demo')),
    owner TEXT REFERENCES profile (id) ON DELETE SET NULL,
    is_gone INTEGER NOT NULL, title_en TEXT NOT NULL, title_ko TEXT NOT NULL,
    sort_en TEXT NOT NULL, sort_ko TEXT NOT NULL, title_original TEXT, year INTEGER NOT NULL,
    director_en TEXT, director_ko TEXT, genres TEXT NOT NULL, age_rating TEXT,
    synopsis_en TEXT NOT NULL, synopsis_ko TEXT NOT NULL
, other_titles TEXT, length TEXT CHECK (length IN ('short', 'long')), kind TEXT NOT NULL DEFAULT 'film'
    CHECK (kind IN ('animation', 'film', 'series', 'animated-series'))) STRICT;

CREATE TABLE work_mood (
    work INTEGER NOT NULL, type INTEGER NOT NULL, kind TEXT NOT NULL, wishes INTEGER NOT NULL,
    likes INTEGER NOT NULL, dislikes INTEGER NOT NULL, PRIMARY KEY (work, type)
) STRICT, WITHOUT ROWID;

CREATE TABLE work_option (
    option TEXT NOT NULL, work INTEGER NOT NULL, PRIMARY KEY (option, work)
) STRICT, WITHOUT ROWID;
