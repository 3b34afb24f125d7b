package import Domain
package import Terminal

/// One change of the machine's settings.
package enum SettingChange: Hashable, Sendable {
    /// Another language.
    case language(Language)
    /// Another theme, by name.
    case theme(String)
    /// Another depth of colour.
    case colors(ColorDepth)
    /// Whether nothing beyond ASCII is drawn.
    case ascii(Bool)
    /// Whether movement and decoration are left out.
    case plain(Bool)
    /// Whether a waiting screen moves.
    case motion(Bool)
    /// Whether pictures are drawn where the terminal has the colours.
    case pictures(Bool)
    /// Whether the last line names the keys of a screen.
    case hints(Bool)
    /// Whether the mouse is reported.
    case mouse(Bool)
    /// The unit of poured amounts.
    case volume(VolumeUnit)
    case temperature(TemperatureUnit)
    /// The unit of the wind's speed.
    case wind(WindUnit)
    /// Grams of ethanol in a standard drink.
    case standardDrink(Double)
    /// How the water of ice is reckoned.
    case dilution(DilutionModel)
    /// The city of the weather at home; nil for none.
    case homeCity(Identifier<City>?)
    /// Whether types of characters one has not dug are shown.
    case spoilers(isShown: Bool)
    /// Whether the last tab and its stack come back at the next start.
    case restore(Bool)
    /// Whether the network is left alone.
    case offline(Bool)
    /// Whether an online catalogue is asked.
    case catalogue(OnlineProvider, isOn: Bool)
    /// The keys of an action; nil gives it its own back.
    case keys(action: String, [Key]?)
    /// The keys of an action in one view; nil gives it those of all views back.
    case viewKeys(view: String, action: String, [Key]?)
    /// Every action has its own keys again.
    case allKeys
}
