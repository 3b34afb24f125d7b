extension Schema {
    /// The weather: members' lists of cities as JSON, in order; the provider's last report per city as JSON; and the
    /// number of calls per day, with days counted since 1970. Times are seconds since 1970 UTC.
    static let version7 = """
        CREATE TABLE city_list (
            profile TEXT NOT NULL PRIMARY KEY REFERENCES profile (id) ON DELETE CASCADE, cities TEXT NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE weather_report (
            city TEXT NOT NULL PRIMARY KEY, fetched_at INTEGER NOT NULL, body TEXT NOT NULL
        ) STRICT;
        CREATE INDEX weather_report_oldest ON weather_report (fetched_at);
        CREATE TABLE weather_calls (day INTEGER NOT NULL PRIMARY KEY, calls INTEGER NOT NULL) STRICT;
        """
}
