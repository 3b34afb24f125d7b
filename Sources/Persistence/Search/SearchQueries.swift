/// The statements that read the facts for filters. They read all drinks, which is what they are for, but never more
/// than an index holds: `drink_facts` has the columns beside each other, `drink_line_optional` the optional lines only.
enum SearchQueries {
    /// The facts of all drinks by English name.
    static let facts = """
        SELECT number, base, strength, meter_strength, meter_sugar, meter_level, tags, glass, techniques, iba
        FROM drink ORDER BY rank_en
        """
    /// The optional lines.
    static let optionalLines = "SELECT drink, ingredient FROM drink_line WHERE is_optional = 1"
    /// The names of what can be asked for; some hundred rows of small tables, read whole.
    static let ingredientNames = "SELECT id, name_en, name_ko, aliases FROM ingredient ORDER BY number"
    static let tagNames = "SELECT id, name_en, name_ko FROM tag"
    static let glassNames = "SELECT id, name_en, name_ko FROM glass"
    static let techniqueNames = "SELECT kind, name_en, name_ko FROM technique"

    /// Those that grow with the drinks, for the test of the plans.
    static let all = [facts, optionalLines]
}
