import Domain
import Testing

/// Temperatures and speeds of wind in the units a member chose.
struct WeatherUnitTests {
    @Test(arguments: [(0.0, 32.0), (100, 212), (-40, -40), (36.6, 97.88)])
    func `degrees Celsius are converted to Fahrenheit`(celsius: Double, fahrenheit: Double) {
        #expect(abs(TemperatureUnit.fahrenheit.value(celsius: celsius) - fahrenheit) < 0.000_1)
        #expect(TemperatureUnit.celsius.value(celsius: celsius) == celsius)
    }

    @Test(arguments: [
        (WindUnit.metresPerSecond, 10.0), (.kilometresPerHour, 36), (.milesPerHour, 22.369_4), (.knots, 19.438_4),
    ])
    func `10 metres per second are converted to every unit`(unit: WindUnit, speed: Double) {
        #expect(abs(unit.value(metresPerSecond: 10) - speed) < 0.000_1)
    }
}
