extension JournaledTable {
    /// Works that members wrote.
    static let work = JournaledTable(
        name: "work", key: ["number"],
        columns: [
            "number", "id", "origin", "owner", "is_gone", "kind", "title_en", "title_ko", "sort_en", "sort_ko",
            "title_original", "other_titles", "year", "director_en", "director_ko", "genres", "age_rating",
            "synopsis_en", "synopsis_ko", "length",
        ])
    /// Characters that members wrote; what the crowd says is not theirs to take back.
    static let character = JournaledTable(
        name: "character", key: ["number"],
        columns: [
            "number", "id", "origin", "owner", "is_gone", "work", "kind", "position", "is_lead", "name_en", "name_ko",
            "other_names", "guess",
        ])
    /// What members said of characters.
    static let vote = JournaledTable(
        name: "vote", key: ["number"],
        columns: ["number", "character", "profile", "type", "voter_type", "voted_at", "reason", "before"])
    /// What members wrote about characters.
    static let review = JournaledTable(
        name: "review", key: ["number"],
        columns: [
            "number", "character", "profile", "author_type", "text", "is_spoiler", "written_at", "edited_at",
            "is_deleted",
        ])
    /// Whose reviews members like.
    static let reviewLike = JournaledTable(
        name: "review_like", key: ["review", "profile"], columns: ["review", "profile", "liked_at"])
    /// What members wrote below reviews.
    static let comment = JournaledTable(
        name: "comment", key: ["number"],
        columns: ["number", "review", "profile", "author_type", "text", "is_spoiler", "written_at", "edited_at"])
    /// Whose comments members like.
    static let commentLike = JournaledTable(
        name: "comment_like", key: ["comment", "profile"], columns: ["comment", "profile", "liked_at"])
    /// What members do not want to see.
    static let hidden = JournaledTable(
        name: "hidden", key: ["profile", "kind", "target"], columns: ["profile", "kind", "target", "hidden_at"])
    /// The works members wish for.
    static let wish = JournaledTable(
        name: "wish", key: ["number"], columns: ["number", "work", "profile", "type", "wished_at"])
    /// What members say of works.
    static let thumb = JournaledTable(
        name: "thumb", key: ["number"], columns: ["number", "work", "profile", "type", "thumb", "said_at"])
    /// What members watched.
    static let watched = JournaledTable(
        name: "watched", key: ["number"],
        columns: ["number", "profile", "work", "watched_at", "rating", "note", "drink"])
    /// What members searched for.
    static let recentWord = JournaledTable(
        name: "recent_word", key: ["profile", "word"], columns: ["profile", "word", "place"])
    /// Whom members looked at.
    static let recentCharacter = JournaledTable(
        name: "recent_character", key: ["profile", "character"], columns: ["profile", "character", "place"])
    /// What members were told.
    static let recentQuery = JournaledTable(
        name: "recent_query", key: ["profile", "query"], columns: ["profile", "query", "place"])
    static let externalID = JournaledTable(
        name: "external_id", key: ["source", "value"], columns: ["source", "value", "kind", "target", "kept_at"])
    static let inboxItem = JournaledTable(
        name: "inbox_item", key: ["number"],
        columns: [
            "number", "profile", "kind", "review", "comment", "request", "work", "character", "keyword", "type",
            "actor", "at", "is_read",
        ])
    /// What members want to hear of.
    static let keyword = JournaledTable(
        name: "keyword", key: ["profile", "kind", "text"], columns: ["profile", "kind", "text", "added_at"])
    /// Whom members miss.
    static let characterRequest = JournaledTable(
        name: "character_request", key: ["number"],
        columns: [
            "number", "profile", "title", "name", "kind", "status", "requested_at", "answered_at", "character",
        ])

    /// Whose types members looked at without voting.
    static let revealed = JournaledTable(
        name: "revealed", key: ["profile", "character"], columns: ["profile", "character"])
    /// Of what members do not want to hear.
    static let inboxMute = JournaledTable(name: "inbox_mute", key: ["profile", "kind"], columns: ["profile", "kind"])
    /// What members said of the evenings that were suggested to them.
    static let evening = JournaledTable(
        name: "evening", key: ["profile", "day"],
        columns: ["profile", "day", "drink", "work", "pairing", "drink_rating", "work_rating", "answered_at"])

    static let community = [
        work, character, vote, review, reviewLike, comment, commentLike, hidden, wish, thumb, watched, recentWord,
        recentCharacter, inboxItem, keyword, characterRequest, recentQuery, externalID, revealed, inboxMute, evening,
    ]
}
