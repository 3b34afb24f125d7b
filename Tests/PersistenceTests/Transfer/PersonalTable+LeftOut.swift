@testable import Persistence

extension PersonalTable {
    /// Tables that are not exported as a section, each with the reason.
    static let leftOut: [String: String] = {
        var reasons: [String: String] = [
            "own_record": "tags, ingredients and drinks are records of the format itself",
            "profile": "written with `member` as the record of the section `profile`",
            "member": "written with `profile` as the record of the section `profile`",
            "account": "a name and a password are of this machine, and no file should hold them",
            "recovery_code": "as good as a password", "session": "as good as a password",
            "attempt": "failed sign-ins of this machine", "farewell": "of members who left, without their names",
            "bar_share": "names another account of this machine",
            "review_like": "of another member's review, which another folder does not have",
            "comment_like": "of another member's comment, which another folder does not have",
            "review_view": "of another member's review, which another folder does not have",
            "hidden": "of other members and their posts, which another folder does not have",
            "report": "of another member's review, which another folder does not have",
            "inbox_item": "told by the program, mostly of other members",
            "tonight": "chosen by the program, and chosen again", "action_log": "what can be undone, not what there is",
            "action_part": "what can be undone, not what there is",
            "work_merge": "how to split what was merged on this machine", "work_lookup": "looked for lately",
            "recent_word": "looked for lately", "recent_query": "looked for lately",
            "recent_character": "looked at lately", "offer": "skipped lately", "offered": "offered lately",
            "past_vote": "replaced by the vote that is written",
            "weather_report": "fetched, and fetched again", "online_page": "fetched, and fetched again",
            "picture_address": "where pictures are, fetched with what they show",
            "pulled_recipe": "how far a server was followed, which is of this machine",
            "weather_calls": "counts of this machine",
            "membership": "with a device that is of this machine", "outbox": "on its way to a server",
            "community_notice": "told by a server", "remote_id": "which of another server's posts is which",
            "remote_request": "which of a server's requests is which",
            "kept_id": "which of a server's posts, works and characters is which",
            "acknowledged": "what a server has of the member",
            "community_work": "which works a server has", "community_character": "which characters a server has",
            "meta": "about the file", "genre": "of the bundled files",
        ]
        for table in [
            "drink", "drink_line", "drink_substitute", "drink_tag", "glass", "ingredient", "ingredient_part",
            "substitution", "tag", "technique", "tool", "recipe_chunk", "recipe_ingredient", "own_id", "own_pending",
            "drink_gram", "ingredient_gram", "name_gram", "name_entry", "work_option",
        ] {
            reasons[table] = "a copy of the bundled files and of what members added, with its indexes"
        }
        for table in [
            "crowd_standing", "crowd_cell", "crowd_month", "crowd_mood", "crowd_list", "crowd_page",
            "crowd_member", "crowd_action", "merged_id", "community_merge",
        ] {
            reasons[table] = "asked of a server, and asked again"
        }
        for table in ["made_drink", "tally", "type_tally", "month_tally", "hot", "hot_window", "work_mood"] {
            reasons[table] = "summed up from other tables"
        }
        return reasons
    }()
}
