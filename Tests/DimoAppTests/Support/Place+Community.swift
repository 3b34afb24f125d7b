import Domain
import Terminal

@testable import DimoApp

extension Place {
    /// Works, characters and members, with a few digs.
    static let community: [Place] = [
        Place("dig-random-kind") {
            await $0.goFromRoot("dig/random")
            await $0.press(.character("f"), .character("f"))
            await $0.goFromRoot("dig/hot")
        },
        Place("dig-form") { await $0.goFromRoot("dig:gina-porco-rosso") },
        Place("dig-form-picked") { await $0.type("infj") },
        Place("dig-result") {
            await $0.press(Key(.enter))
            $0.host.advance(by: .seconds(10))
        },
        Place("dig-result-masked") { await $0.goFromRoot("result:porco-rosso") },
        Place("dig-search-bare") { await $0.goFromRoot("search:") },
        Place("dig-search-found") { await $0.type("porco") },
        Place("dig-search-many") { await $0.goFromRoot("search:a") },
        Place("dig-search-nothing") { await $0.goFromRoot("search:zzzzqq") },
        Place("inbox-bare") { await $0.goFromRoot("inbox") },
        Place("own-works") { await $0.goFromRoot("dig/own") },
        Place("requests") { await $0.goFromRoot("dig/requests") },
        Place("hidden") { await $0.goFromRoot("dig/hidden") },
        Place("work") { await $0.goFromRoot("work:porco-rosso") },
        Place("work-liked-choice") { await $0.press(.character("w"), .character("t")) },
        Place("work-watched-form") {
            await $0.press(Key(.up), Key(.up), Key(.enter), .character("m"))
            $0.host.advance(by: .seconds(10))
        },
        Place("work-offered") {
            await $0.press(.control("s"))
            $0.host.advance(by: .seconds(10))
        },
        Place("work-watched") { await $0.press(Key(.escape)) },
        Place("run") { await $0.goFromRoot("run:porco-rosso") },
        Place("run-picked") { await $0.type("in") },
        Place("run-card") {
            for _ in 0..<20 { await $0.press(.character(" ")) }
            $0.host.advance(by: .seconds(10))
        },
        Place("character-hidden") { await $0.goFromRoot("character:howl") },
        Place("character") { await $0.goFromRoot("character:gina-porco-rosso") },
        Place("review-form") {
            await $0.press(.character("w"))
            await $0.type("She waits, and she knows it.")
        },
        Place("character-reviewed") {
            await $0.press(.control("s"))
            $0.host.advance(by: .seconds(10))
        },
        Place("home-dug") { await $0.go(.tab(.home)) },
        Place("home-today") { await $0.goFromRoot("home/today") },
        Place("home-filter") {
            await $0.press(.character("v"), Key(.right), Key(.down), .character(" "))
        },
        Place("home-filtered") { await $0.press(Key(.enter), .character("o")) },
        Place("home-none-left") {
            await $0.press(.character("v"), Key(.left), Key(.down), .character(" "), Key(.enter))
        },
        Place("home-led") { await $0.goFromRoot("home/led") },
        Place("home-hot") { await $0.goFromRoot("home/hot") },
        Place("momentum-dug") { await $0.go(.tab(.momentum)) },
        Place("momentum-wished") { await $0.goFromRoot("momentum/wished") },
        Place("momentum-votes") { await $0.goFromRoot("momentum/votes") },
        Place("momentum-calendar") { await $0.goFromRoot("momentum/calendar") },
        Place("momentum-month") { await $0.goFromRoot("momentum/month") },
        Place("lists-bare") { await $0.goFromRoot("momentum/lists") },
        Place("lists") {
            await $0.importList()
            await $0.goFromRoot("momentum/lists")
        },
        Place("list") { await $0.press(Key(.enter)) },
    ]

    /// The places that read data, drawn in every staged state.
    static let communityReading: [Place] = [
        Place("home") { await $0.go(.tab(.home)) },
        Place("home-today") { await $0.goFromRoot("home/today") },
        Place("dig") { await $0.go(.tab(.dig)) },
        Place("dig-hot") { await $0.goFromRoot("dig/hot") },
        Place("dig-form") { await $0.goFromRoot("dig:gina-porco-rosso") },
        Place("dig-result") { await $0.goFromRoot("result:gina-porco-rosso") },
        Place("dig-search") { await $0.goFromRoot("search:porco") },
        Place("inbox") { await $0.goFromRoot("inbox") },
        Place("own-works") { await $0.goFromRoot("dig/own") },
        Place("hidden") { await $0.goFromRoot("dig/hidden") },
        Place("work") { await $0.goFromRoot("work:porco-rosso") },
        Place("character") { await $0.goFromRoot("character:gina-porco-rosso") },
        Place("review") { await $0.goFromRoot("review:1") },
        Place("momentum") { await $0.go(.tab(.momentum)) },
        Place("member") { await $0.goFromRoot("member:ann") },
        Place("momentum-votes") { await $0.goFromRoot("momentum/votes") },
        Place("momentum-calendar") { await $0.goFromRoot("momentum/calendar") },
    ]
}
