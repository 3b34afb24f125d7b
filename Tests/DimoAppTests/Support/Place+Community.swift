import Domain
import Terminal

@testable import DimoApp

extension Place {
    /// Characters, works, reviews and what collects of them, from the first dig on.
    static let community: [Place] = [
        Place("search") { await $0.goFromRoot(.community(.search("howl"))) },
        Place("search-nothing") { await $0.goFromRoot(.community(.search("zzqq"))) },
        Place("dig-hot") { await $0.goFromRoot(.community(.hot)) },
        Place("character-hidden") { await $0.goFromRoot(.community(.character("howl"))) },
        Place("dig-form") { await $0.goFromRoot(.community(.dig("howl"))) },
        Place("dig-form-chosen") { await $0.type("infp") },
        Place("result") { await $0.press(Key(.enter)) },
        Place("work") {
            $0.host.advance(by: .seconds(10))
            await $0.goFromRoot(.community(.work("howls-moving-castle")))
        },
        Place("work-liked-choice") { await $0.press(.character("w"), .character("t")) },
        Place("work-watched-form") {
            await $0.press(Key(.up), Key(.up), Key(.enter), .character("m"))
            $0.host.advance(by: .seconds(10))
        },
        Place("work-watched") {
            await $0.press(.control("s"))
            $0.host.advance(by: .seconds(10))
        },
        Place("character") { await $0.goFromRoot(.community(.character("howl"))) },
        Place("review-form") { await $0.press(.character("w")) },
        Place("review-form-typed") { await $0.type("He tidies nothing, but he stays.") },
        Place("character-reviewed") {
            await $0.press(.control("s"))
            $0.host.advance(by: .seconds(10))
        },
        Place("inbox") { await $0.goFromRoot(.community(.inbox)) },
        Place("home-warm") { await $0.go(.tab(.home)) },
        Place("home-today") { await $0.goFromRoot(.community(.shelf("today"))) },
        Place("momentum-warm") { await $0.go(.tab(.momentum)) },
        Place("momentum-dug") { await $0.goFromRoot(.community(.list("dug"))) },
        Place("momentum-votes") { await $0.goFromRoot(.community(.list("votes"))) },
        Place("calendar") { await $0.goFromRoot(.community(.calendar)) },
    ]

    /// The screens of the community that read something, drawn in states of the store.
    static let communityReading: [Place] = [
        Place("home") { await $0.go(.tab(.home)) },
        Place("dig") { await $0.go(.tab(.dig)) },
        Place("search") { await $0.goFromRoot(.community(.search("howl"))) },
        Place("dig-form") { await $0.goFromRoot(.community(.dig("howl"))) },
        Place("work") { await $0.goFromRoot(.community(.work("howls-moving-castle"))) },
        Place("character") { await $0.goFromRoot(.community(.character("howl"))) },
        Place("inbox") { await $0.goFromRoot(.community(.inbox)) },
        Place("momentum") { await $0.go(.tab(.momentum)) },
        Place("calendar") { await $0.goFromRoot(.community(.calendar)) },
    ]
}
