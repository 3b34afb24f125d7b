import Domain

enum TableAreas {
    static let areas: [String: StoreArea] = [
        // The importer replaces the catalogue's tables as a whole and reports it here.
        "meta": .catalogue,
        "own_record": .ownRecipes, "ingredient_alias": .ownRecipes,
        "bottle": .bar, "bar_staple": .bar, "bar_substitute": .bar, "bar_share": .bar,
        "made": .log,
        "drink_mark": .marks, "drink_opinion": .marks,
        "shopping_item": .shopping,
        "party": .party, "party_drink": .party, "party_order": .party, "house_recipe": .party,
        "collection": .collections, "collection_drink": .collections,
        "draft": .drafts,
        "saved_filter": .filters,
        "external_id": .works, "work_merge": .works,
        "work": .works, "genre": .works, "character": .works, "character_request": .works,
        "vote": .votes, "revealed": .votes, "offer": .votes,
        "review": .reviews, "review_like": .reviews, "review_view": .reviews, "comment": .reviews,
        "comment_like": .reviews, "report": .reviews, "hidden": .reviews,
        "wish": .wishes, "thumb": .wishes,
        "watched": .watched, "work_list": .watched,
        "inbox_item": .inbox, "inbox_mute": .inbox, "keyword": .inbox,
        "profile": .members, "member": .members, "account": .members, "recovery_code": .members, "session": .members,
        "tonight": .tonight, "evening": .tonight,
        "recent_word": .recents, "recent_character": .recents, "recent_query": .recents,
        "action_log": .history,
        "city_list": .cities,
        "membership": .community, "outbox": .community, "community_notice": .community,
        // Writing a community's answer always ends with its page's age.
        "crowd_page": [.votes, .wishes, .works, .reviews, .community],
        // A merge changes the record's page and its row in lists.
        "community_merge": [.works, .votes, .wishes],
        "weather_report": .weather,
        "picture_address": [.works, .ownRecipes],
    ]

    /// Tables derived from those above in the same transaction, or not shown on any screen.
    static let privateTables: Set<String> = [
        // Copies of the bundled files (`meta`) and of members' additions (`own_record`), with their indexes.
        "drink", "drink_gram", "drink_line", "drink_substitute", "drink_tag", "glass", "ingredient", "ingredient_gram",
        "ingredient_part", "recipe_chunk", "recipe_ingredient", "substitution", "tag", "technique", "tool", "own_id",
        "own_pending",
        // Sums of `made`, `vote`, `wish` and `thumb`.
        "made_drink", "tally", "type_tally", "month_tally", "hot", "hot_window", "work_mood",
        // The name index of works and characters.
        "name_entry", "name_gram",
        // The filter options of `work`.
        "work_option",
        "offered", "past_vote",
        "attempt", "farewell", "weather_calls", "online_page", "pulled_recipe",
        // Answers of communities on servers.
        "crowd_standing", "crowd_cell", "crowd_month", "crowd_mood", "crowd_list", "remote_id",
        "remote_request", "community_work", "community_character", "crowd_member", "crowd_action", "merged_id",
        "kept_id", "acknowledged",
        // Further changes of the steps in `action_log`, and works that no catalogue had.
        "action_part", "work_lookup",
    ]

    /// The columns written directly, for tables in which triggers also maintain counts.
    static let writtenColumns: [String: [String]] = [
        JournaledTable.character.name: JournaledTable.character.columns,
        JournaledTable.comment.name: JournaledTable.comment.columns,
        JournaledTable.review.name: JournaledTable.review.columns,
    ]
}
