extension Schema {
    /// Files characters with one to four votes under the crowd's type, as triggers do from then on.
    static let version29 = """
        UPDATE character SET shelf_type = sort_type WHERE votes BETWEEN 1 AND 4 AND sort_type IS NOT NULL;
        """
}
