import Settings
import Terminal

@testable import DimoApp

extension Place {
    static let settings: [Place] = [
        Place("settings-account") { await $0.goFromRoot("settings/account") },
        Place("settings-account-nickname") { await $0.press(Key(.enter)) },
        Place("settings-account-type") { await $0.press(Key(.escape), Key(.down), Key(.enter)) },
        Place("settings-account-introduction") { await $0.press(Key(.escape), Key(.down), Key(.enter)) },
        Place("settings-account-empty") { await $0.press(Key(.escape), Key(.end), Key(.enter)) },
        Place("settings-look") { await $0.goFromRoot("settings/look") },
        Place("settings-community") { await $0.goFromRoot("settings/community") },
        Place("community-join") { await $0.press(Key(.enter)) },
        Place("settings-online") { await $0.goFromRoot("settings/online") },
        Place("settings-language") { await $0.goFromRoot("settings/language") },
        Place("settings-units") { await $0.goFromRoot("settings/units") },
        Place("settings-privacy") { await $0.goFromRoot("settings/privacy") },
        Place("settings-city") { await $0.goFromRoot("settings/city") },
        Place("settings-city-found") { await $0.type("ㅂㅅ") },
        Place("settings-keys") { await $0.goFromRoot("settings/keys") },
        Place("settings-keys-press") { await $0.press(Key(.enter)) },
        Place("settings-keys-taken") { await $0.press(.character("q")) },
        Place("settings-notices") { await $0.goFromRoot("settings/notices") },
        Place("settings-faq") { await $0.goFromRoot("settings/faq") },
        Place("settings-faq-open") { await $0.press(Key(.down), Key(.enter)) },
        Place("settings-inquiry") { await $0.goFromRoot("settings/inquiry") },
        Place("settings-inquiry-flaw") { await $0.press(.control("s")) },
        Place("settings-terms") { await $0.goFromRoot("settings/terms") },
        Place("settings-privacy-policy") { await $0.goFromRoot("settings/privacy-policy") },
        Place("settings-licences") { await $0.goFromRoot("settings/licences") },
        Place("settings-about") { await $0.goFromRoot("settings/about") },
    ]

    /// A shared bar, and a bar used instead of the own one.
    static let sharing: [Place] = [
        Place("settings-account-bar") {
            await $0.goFromRoot("settings/account")
            await $0.press(Key(.down), Key(.down), Key(.down), Key(.enter))
        },
        Place("settings-account-bar-shared") {
            await $0.shareBars()
            await $0.press(.character("r"), Key(.down))
        },
        Place("settings-account-bar-question") {
            await $0.press(Key(.down), Key(.enter))
            $0.host.advance(by: .seconds(10))
        },
        Place("settings-account-bar-id") { await $0.press(Key(.escape), Key(.end), Key(.enter)) },
        Place("bar-of-another") {
            await $0.press(Key(.escape), Key(.home), Key(.down), Key(.enter))
            $0.host.advance(by: .seconds(10))
            await $0.go(.tab(.bar))
        },
    ]

    /// The pages of the settings that read data.
    static let settingsReading: [Place] = [
        Place("settings-city") { await $0.goFromRoot("settings/city") },
        Place("settings-keys") { await $0.goFromRoot("settings/keys") },
        Place("settings-faq") { await $0.goFromRoot("settings/faq") },
        Place("settings-doctor") { await $0.goFromRoot("settings/doctor") },
    ]
}
