extension Schema {
    /// The filter options of works (`WorkOption.indexText`), each with the works that have it.
    static let workOptions = """
        CREATE TABLE work_option (
            option TEXT NOT NULL, work INTEGER NOT NULL, PRIMARY KEY (option, work)
        ) STRICT, WITHOUT ROWID;
        INSERT OR IGNORE INTO work_option (option, work)
        SELECT 'genre ' || value, number
        FROM work CROSS JOIN json_each('[' || replace(json_quote(genres), ' ', '","') || ']') WHERE value <> '';
        INSERT INTO work_option (option, work) SELECT 'decade ' || (year / 10 * 10), number FROM work;
        INSERT INTO work_option (option, work)
        SELECT 'age ' || CASE lower(age_rating) WHEN 'all' THEN 'all' ELSE coalesce(age_rating, '') END, number
        FROM work;
        CREATE TRIGGER work_options_added AFTER INSERT ON work BEGIN
            INSERT OR IGNORE INTO work_option (option, work)
            SELECT 'genre ' || value, new.number
            FROM json_each('[' || replace(json_quote(new.genres), ' ', '","') || ']') WHERE value <> ''
            UNION ALL SELECT 'decade ' || (new.year / 10 * 10), new.number
            UNION ALL SELECT 'age ' || CASE lower(new.age_rating) WHEN 'all' THEN 'all'
                ELSE coalesce(new.age_rating, '') END, new.number;
        END;
        CREATE TRIGGER work_options_changed AFTER UPDATE OF genres, year, age_rating ON work
        WHEN old.genres <> new.genres OR old.year <> new.year OR old.age_rating IS NOT new.age_rating BEGIN
            DELETE FROM work_option WHERE work = old.number AND option IN (
                SELECT 'genre ' || value
                FROM json_each('[' || replace(json_quote(old.genres), ' ', '","') || ']')
                UNION ALL SELECT 'decade ' || (old.year / 10 * 10)
                UNION ALL SELECT 'age ' || CASE lower(old.age_rating) WHEN 'all' THEN 'all'
                    ELSE coalesce(old.age_rating, '') END);
            INSERT OR IGNORE INTO work_option (option, work)
            SELECT 'genre ' || value, new.number
            FROM json_each('[' || replace(json_quote(new.genres), ' ', '","') || ']') WHERE value <> ''
            UNION ALL SELECT 'decade ' || (new.year / 10 * 10), new.number
            UNION ALL SELECT 'age ' || CASE lower(new.age_rating) WHEN 'all' THEN 'all'
                ELSE coalesce(new.age_rating, '') END, new.number;
        END;
        CREATE TRIGGER work_options_removed AFTER DELETE ON work BEGIN
            DELETE FROM work_option WHERE work = old.number AND option IN (
                SELECT 'genre ' || value
                FROM json_each('[' || replace(json_quote(old.genres), ' ', '","') || ']')
                UNION ALL SELECT 'decade ' || (old.year / 10 * 10)
                UNION ALL SELECT 'age ' || CASE lower(old.age_rating) WHEN 'all' THEN 'all'
                    ELSE coalesce(old.age_rating, '') END);
        END;
        """
}
