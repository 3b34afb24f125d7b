import Domain
import Drinks
import Terminal
import Transfer

@testable import DimoApp

/// A screen in a certain state, and the way there from any other screen.
struct Place: Sendable {
    let name: String
    let reach: @MainActor (Stage) async -> Void

    init(_ name: String, reach: @escaping @MainActor (Stage) async -> Void) {
        self.name = name
        self.reach = reach
    }

    /// With an empty bar.
    static let bare: [Place] = [
        Place("drinks") { await $0.go(.tab(.drinks)) },
        Place("drinks-all") { await $0.goFromRoot("drinks/all") },
        Place("drinks-saved-bare") { await $0.goFromRoot("drinks/saved") },
        Place("drinks-tried-bare") { await $0.goFromRoot("drinks/tried") },
        Place("drinks-find") {
            await $0.goFromRoot("drinks/all")
            await $0.press(.character("/"))
            await $0.type("gin")
        },
        Place("drinks-found") { await $0.press(Key(.enter)) },
        Place("bar-bare") {
            await $0.press(Key(.escape))
            await $0.go(.tab(.bar))
        },
        Place("add-bottles") { await $0.press(.character("a")) },
        Place("makeable-bare") { await $0.goFromRoot("bar/makeable") },
        Place("drink-away") { await $0.goFromRoot("drink:negroni") },
    ]

    /// With a few bottles in the bar.
    static let filled: [Place] = [
        Place("bar") { await $0.go(.tab(.bar)) },
        Place("bar-places") { await $0.press(.character(",")) },
        Place("add-bottles-found") {
            await $0.press(Key(.escape))
            await $0.press(.character("a"))
            await $0.type("vermouth")
        },
        Place("makeable") { await $0.goFromRoot("bar/makeable") },
        Place("one-away") { await $0.goFromRoot("bar/one-away") },
        Place("buy-next") { await $0.goFromRoot("bar/buy-next") },
        Place("use-up") { await $0.goFromRoot("bar/use-up") },
        Place("in-a-minute") { await $0.goFromRoot("bar/minute") },
        Place("staples") { await $0.goFromRoot("bar/staples") },
        Place("house-nothing") { await $0.goFromRoot("bar/house") },
        Place("house-form") {
            await $0.press(.character("a"))
            await $0.type("simple syrup")
            await $0.press(Key(.enter))
        },
        Place("house") {
            await $0.type("200 g sugar, 200 ml water")
            await $0.press(Key(.tab))
            await $0.type("300")
            await $0.press(Key(.enter))
        },
        Place("shopping-nothing") { await $0.goFromRoot("bar/shopping") },
        Place("shopping-find") {
            await $0.press(.character("a"))
            await $0.type("straws")
        },
        Place("shopping") {
            await $0.press(Key(.escape))
            await $0.goFromRoot("bar/buy-next")
            await $0.press(.character("b"))
            await $0.goFromRoot("bar/shopping")
        },
        Place("log-nothing") { await $0.goFromRoot("bar/log") },
        Place("party-nothing") { await $0.goFromRoot("bar/party") },
        Place("party-find") {
            await $0.press(.character("a"))
            await $0.type("negroni")
        },
        Place("party") { await $0.press(Key(.enter), .character("+"), .character("+")) },
        Place("party-needs") { await $0.press(Key(.right)) },
        Place("party-guests") { await $0.press(Key(.left), .character("c")) },
        Place("party-order") { await $0.press(Key(.escape), .character(">")) },
        Place("party-queue") {
            await $0.type("Mina")
            await $0.press(Key(.enter), Key(.right), Key(.right))
        },
        Place("calculators") { await $0.goFromRoot("bar/calculators") },
        Place("calculators-batch") { await $0.press(Key(.right), Key(.right)) },
        Place("statistics") { await $0.goFromRoot("bar/statistics") },
        Place("drink") { await $0.goFromRoot("drink:negroni") },
        Place("drink-batch") {
            await $0.press(.character("+"), .character("+"), .character("t"), .character("t"))
        },
        Place("drink-amount") { await $0.press(.character("#")) },
        Place("drink-rate") { await $0.press(Key(.escape), .character("*")) },
        Place("drink-made-form") { await $0.press(Key(.escape), .character("m")) },
        Place("drink-made") {
            await $0.press(Key(.down), Key(.down), .character("4"), Key(.enter))
        },
        Place("drink-why-not") {
            $0.host.advance(by: .seconds(10))
            await $0.goFromRoot("drink:mojito")
            await $0.press(.character("w"))
        },
        Place("ingredient") {
            await $0.goFromRoot("drink:negroni")
            await $0.press(.character("t"))
            await $0.goFromRoot("ingredient:gin")
        },
        Place("brand") { await $0.goFromRoot("ingredient:beefeater") },
        Place("glass") { await $0.goFromRoot("glass:rocks") },
        Place("tool") { await $0.goFromRoot("tool:jigger") },
        Place("technique") { await $0.goFromRoot("technique:stir") },
        Place("own") { await $0.goFromRoot("drinks/own") },
        Place("edit-new") { await $0.goFromRoot("edit:new") },
        Place("edit-copy") { await $0.goFromRoot("edit:negroni") },
        Place("collections") { await $0.goFromRoot("drinks/collections") },
        Place("make") { await $0.goFromRoot("make:negroni") },
        Place("make-step") { await $0.press(Key(.enter), Key(.enter)) },
        Place("drinks-warm") { await $0.go(.tab(.drinks)) },
        Place("drinks-makeable") { await $0.goFromRoot("drinks/makeable") },
        Place("drinks-saved") {
            await $0.goFromRoot("drinks/all")
            await $0.press(.character("s"), Key(.down), .character("s"))
            await $0.goFromRoot("drinks/saved")
            $0.host.advance(by: .seconds(10))
        },
        Place("drinks-made") { await $0.goFromRoot("drinks/made") },
        Place("drinks-tried-pick") {
            await $0.goFromRoot("drinks/tried/pick")
            await $0.type("mar")
            await $0.press(Key(.enter))
        },
        Place("drinks-tried") { await $0.goFromRoot("drinks/tried") },
        Place("base") { await $0.goFromRoot("base:gin") },
        Place("compare") { await $0.goFromRoot("compare:negroni,americano") },
        Place("sum") { await $0.goFromRoot("sum:mojito") },
        Place("sum-tried") {
            await $0.goFromRoot("sum:negroni")
            await $0.press(.character("o"))
        },
        Place("drinks-filter") {
            await $0.goFromRoot("drinks/all")
            await $0.press(.character("f"))
        },
        Place("drinks-filters") {
            await $0.press(.character(" "), .character("v"), .character("a"))
            await $0.type("Gin")
            await $0.press(Key(.enter))
            $0.host.advance(by: .seconds(10))
        },
        Place("palette") {
            await $0.go(.tab(.drinks))
            await $0.press(.character(":"))
        },
        Place("palette-found") { await $0.type("mak") },
        Place("palette-nothing") { await $0.type("zzz") },
        Place("keys") {
            await $0.press(Key(.escape), .character("?"))
        },
        Place("home") { await $0.go(.tab(.home)) },
        Place("dig") { await $0.go(.tab(.dig)) },
        Place("weather") { await $0.go(.tab(.weather)) },
        Place("momentum") { await $0.go(.tab(.momentum)) },
        Place("settings") { await $0.go(.tab(.settings)) },
        Place("data") { await $0.goFromRoot("settings/data") },
        Place("import") { await $0.goFromRoot("settings/data/import") },
        Place("import-flaw") { await $0.press(Key(.up), Key(.enter)) },
        Place("pull") { await $0.goFromRoot("settings/data/pull") },
        Place("export") { await $0.goFromRoot("settings/data/export") },
        Place("backup") { await $0.goFromRoot("settings/data/backup") },
        Place("restore") { await $0.goFromRoot("settings/data/restore") },
        Place("own-ingredients") { await $0.goFromRoot("drinks/own-ingredients") },
        Place("own-ingredients-new") {
            await $0.press(.character("a"))
            // The name in the language of the screen comes first.
            let names = ["House cordial", "우리 집 코디얼"]
            let isKorean = $0.text.contains("이름(한국어)")
            await $0.type(names[isKorean ? 1 : 0])
            await $0.press(Key(.down))
            await $0.type(names[isKorean ? 0 : 1])
        },
        Place("own-ingredients-filled") {
            await $0.press(.control("s"))
            $0.host.advance(by: .seconds(10))
        },
        Place("own-ingredients-edit") {
            await $0.press(.character("e"), Key(.down), Key(.down), Key(.enter))
            await $0.type("syrup")
            await $0.press(Key(.enter))
        },
    ]

    /// The bottles of `filled`.
    static let bottles = ["beefeater", "campari", "punt e mes", "lime"]

    /// The screens that read data, drawn in every staged state.
    static let reading: [Place] = [
        Place("drinks-saved") { await $0.goFromRoot("drinks/saved") },
        Place("drinks-tried-pick") { await $0.goFromRoot("drinks/tried/pick") },
        Place("base") { await $0.goFromRoot("base:gin") },
        Place("compare") { await $0.goFromRoot("compare:negroni,americano") },
        Place("sum") { await $0.goFromRoot("sum:negroni") },
        Place("drinks-all") { await $0.goFromRoot("drinks/all") },
        Place("drinks") { await $0.go(.tab(.drinks)) },
        Place("drink") { await $0.goFromRoot("drink:negroni") },
        Place("ingredient") { await $0.goFromRoot("ingredient:gin") },
        Place("glass") { await $0.goFromRoot("glass:rocks") },
        Place("own") { await $0.goFromRoot("drinks/own") },
        Place("collections") { await $0.goFromRoot("drinks/collections") },
        Place("make") { await $0.goFromRoot("make:negroni") },
        Place("bar") { await $0.go(.tab(.bar)) },
        Place("add-bottles") {
            await $0.go(.tab(.bar))
            await $0.press(.character("a"))
        },
        Place("makeable") { await $0.goFromRoot("bar/makeable") },
        Place("one-away") { await $0.goFromRoot("bar/one-away") },
        Place("buy-next") { await $0.goFromRoot("bar/buy-next") },
        Place("use-up") { await $0.goFromRoot("bar/use-up") },
        Place("staples") { await $0.goFromRoot("bar/staples") },
        Place("house") { await $0.goFromRoot("bar/house") },
        Place("shopping") { await $0.goFromRoot("bar/shopping") },
        Place("log") { await $0.goFromRoot("bar/log") },
        Place("party") { await $0.goFromRoot("bar/party") },
        Place("statistics") { await $0.goFromRoot("bar/statistics") },
        Place("own-ingredients") { await $0.goFromRoot("drinks/own-ingredients") },
    ]
}
