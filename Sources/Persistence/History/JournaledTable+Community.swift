extension JournaledTable {
    static let work = JournaledTable(
        name: "work", key: ["number"],
        columns: [
            "number", "id", "origin", "owner", "is_gone", "kind", "title_en", "title_ko", "sort_en", "sort_ko",
            "title_original", "other_titles", "year", "director_en", "director_ko", "genres", "age_rating",
            "synopsis_en", "synopsis_ko", "length",
        ])
    /// Without the columns of the crowd's votes, which no member can undo.
    static let character = JournaledTable(
        name: "character", key: ["number"],
        columns: [
            "number", "id", "origin", "owner", "is_gone", "work", "kind", "position", "is_lead", "name_en", "name_ko",
            "other_names", "guess", "why_en", "why_ko",
        ])
    static let vote = JournaledTable(
        name: "vote", key: ["number"],
        columns: ["number", "character", "profile", "type", "voter_type", "voted_at", "reason", "before"])
    static let pastVote = JournaledTable(
        name: "past_vote", key: ["profile", "character", "voted_at"],
        columns: ["profile", "character", "voted_at", "type"])
    static let review = JournaledTable(
        name: "review", key: ["number"],
        columns: [
            "number", "character", "profile", "author_type", "text", "is_spoiler", "written_at", "edited_at",
            "is_deleted",
        ])
    static let reviewLike = JournaledTable(
        name: "review_like", key: ["review", "profile"], columns: ["review", "profile", "liked_at"])
    static let comment = JournaledTable(
        name: "comment", key: ["number"],
        columns: ["number", "review", "profile", "author_type", "text", "is_spoiler", "written_at", "edited_at"])
    static let commentLike = JournaledTable(
        name: "comment_like", key: ["comment", "profile"], columns: ["comment", "profile", "liked_at"])
    static let hidden = JournaledTable(
        name: "hidden", key: ["profile", "kind", "target"], columns: ["profile", "kind", "target", "hidden_at"])
    static let report = JournaledTable(
        name: "report", key: ["profile", "review"], columns: ["profile", "review", "reason", "text", "reported_at"])
    static let wish = JournaledTable(
        name: "wish", key: ["number"], columns: ["number", "work", "profile", "type", "wished_at"])
    static let thumb = JournaledTable(
        name: "thumb", key: ["number"], columns: ["number", "work", "profile", "type", "thumb", "said_at"])
    static let watched = JournaledTable(
        name: "watched", key: ["number"],
        columns: ["number", "profile", "work", "watched_at", "rating", "note", "drink", "is_rewatch", "tags"])
    static let workList = JournaledTable(
        name: "work_list", key: ["profile", "name", "work"],
        columns: ["profile", "name", "work", "position", "note"])
    static let recentWord = JournaledTable(
        name: "recent_word", key: ["profile", "word"], columns: ["profile", "word", "place"])
    static let recentCharacter = JournaledTable(
        name: "recent_character", key: ["profile", "character"], columns: ["profile", "character", "place"])
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
    static let keyword = JournaledTable(
        name: "keyword", key: ["profile", "kind", "text"], columns: ["profile", "kind", "text", "added_at"])
    static let characterRequest = JournaledTable(
        name: "character_request", key: ["number"],
        columns: [
            "number", "profile", "title", "name", "kind", "status", "requested_at", "answered_at", "character",
        ])

    static let revealed = JournaledTable(
        name: "revealed", key: ["profile", "character"], columns: ["profile", "character"])
    static let inboxMute = JournaledTable(name: "inbox_mute", key: ["profile", "kind"], columns: ["profile", "kind"])
    static let evening = JournaledTable(
        name: "evening", key: ["profile", "day"],
        columns: ["profile", "day", "drink", "work", "pairing", "drink_rating", "work_rating", "answered_at"])
    static let offer = JournaledTable(
        name: "offer", key: ["profile", "character"], columns: ["profile", "character", "offered_at", "skipped_at"])

    static let workMerge = JournaledTable(
        name: "work_merge", key: ["subject"], columns: ["subject", "profile", "became", "merged_at", "changes"])

    static let community = [
        work, character, vote, pastVote, review, reviewLike, comment, commentLike, hidden, report, wish, thumb,
        watched, workList, recentWord, recentCharacter, inboxItem, keyword, characterRequest, recentQuery, externalID,
        revealed, inboxMute, evening,
        offer, workMerge,
    ]
}
